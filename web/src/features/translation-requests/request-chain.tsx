import type { TranslationRequest } from '@folio/contract/translation-requests';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-page.module.css';

/** All requests of a document, the oldest first; nothing for a document with one. */
export function RequestChain({ request: { id, chain } }: { request: TranslationRequest }) {
  const { t, language } = useText();
  if (chain.length < 2) return null;
  const nameOf = ({ number, added_stage: stage, kind }: TranslationRequest['chain'][number]) =>
    `${number}, ${stage === null ? t(`translationRequests.form.services.${kind}`) : t(`translationRequests.stages.${stage}`)}`;
  return (
    <Panel title={t('translationRequests.chain.title')}>
      <Stack as="ol" gap={10} className={classes.chain}>
        {chain.map((one) => (
          <Text as="li" key={one.id} breaks aria-current={one.id === id ? 'true' : undefined}>
            {one.id === id ? (
              <Text as="span" size="md" weight="medium" breaks block>
                {nameOf(one)}
              </Text>
            ) : (
              <Link to="/tool/translation_requests/$id" params={{ id: String(one.id) }}>
                {nameOf(one)}
              </Link>
            )}{' '}
            <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.quiet}>
              {t(`translationRequests.states.${one.state}`)}, {formatDay(one.created_at, language)}
            </Text>
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
