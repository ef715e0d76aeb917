import type { AskedQuery } from '@folio/contract/translation-jobs';
import { Link } from '@tanstack/react-router';
import { agoWithin } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './asked-queries.module.css';
import { editorPath } from './editor-path.ts';

/** Queries of a linguist to requesters, and the answers. Each opens its segment. */
export function AskedQueries({ queries }: { queries: readonly AskedQuery[] }) {
  const { t, language } = useText();
  return (
    <Panel title={t('deskCalendar.asked.title')}>
      <Stack as="ul" size="sm" className={classes.list}>
        {queries.map(({ id, job_id: jobId, segment_id: segment, text, asked_at: askedAt, answer }) => (
          <li key={id}>
            <Link to={editorPath(jobId)} search={{ segment }} className={classes.query}>
              {t('deskCalendar.asked.query', { text })}
            </Link>
            <Text tone="muted" className={classes.answer} data-waits={answer === null || undefined}>
              {answer
                ? t('deskCalendar.asked.answer', {
                    text: answer.text,
                    name: answer.name,
                    time: agoWithin(answer.at, language),
                  })
                : t('deskCalendar.asked.waits', { time: agoWithin(askedAt, language) })}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
