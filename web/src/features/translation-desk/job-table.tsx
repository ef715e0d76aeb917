import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Link } from '@tanstack/react-router';
import covering from '../../ui/covering-link.module.css';
import { formatShare } from '../../ui/deadline-format.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import opening from '../../ui/opening-row.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { LanguagePair } from '../../ui/translation/language-pair.tsx';
import { JobStateBadge } from '../../ui/translation/request-state-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import { editorPath } from './editor-path.ts';
import table from './job-table.module.css';

const over = new Set(['delivered', 'done', 'cancelled']);

/** Jobs as rows; the whole row opens the editor of its segments. */
export function JobTable({ jobs }: { jobs: TranslationJob[] }) {
  const { t } = useText();
  return (
    <>
      <div className={`${opening.head} ${table.columns}`} data-only="desktop" aria-hidden="true">
        <span>{t('translationDesk.jobs.job')}</span>
        <span>{t('translationDesk.jobs.stage')}</span>
        <span>{t('translationDesk.jobs.progress')}</span>
        <span>{t('translationDesk.jobs.status')}</span>
        <span>{t('translationDesk.jobs.due')}</span>
      </div>
      <ul aria-label={t('translationDesk.jobs.caption')}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </>
  );
}

function JobRow({ job }: { job: TranslationJob }) {
  const { t, language } = useText();
  const share = job.segments > 0 ? job.confirmed / job.segments : 0;
  return (
    <li className={`${opening.row} ${table.columns}`}>
      <Stack as="span" flex="shrink" py={8} align="start">
        <Row as="span" gap={8} rowGap={4} wrap className={table.title}>
          {job.can.open ? (
            <Link to={editorPath(job.id)} className={`${covering.link} ${opening.title}`}>
              {job.title}
            </Link>
          ) : (
            <Text as="span" weight="medium" breaks>
              {job.title}
            </Text>
          )}
          {job.answers > 0 ? (
            <WordBadge kind="ready">{t('translationDesk.jobs.answers', { count: job.answers })}</WordBadge>
          ) : null}
          {job.queries > 0 ? (
            <WordBadge kind="hold">{t('translationDesk.jobs.queries', { count: job.queries })}</WordBadge>
          ) : null}
        </Row>
        <span className={opening.second}>
          <LanguagePair source={job.source_language} targets={[job.target_language]} />{' '}
          {t('translationDesk.jobs.facts', { number: job.number, words: formatNumber(job.words, language) })}
          {job.revision_note ? `. ${job.revision_note}` : ''}
        </span>
        {job.hold_reason ? (
          <span className={opening.second}>
            {t('status.hold')}. {job.hold_reason}
          </span>
        ) : null}
      </Stack>
      <Text as="span" size="sm">
        {t(`translationRequests.stages.${job.stage}`)}
      </Text>
      <Row as="span" size="sm" tone="quiet" gap={10} className={table.progress}>
        <ProgressBar value={share * 100} label={t('translationDesk.jobs.confirmed', { share: formatShare(share, language) })} />
        <span aria-hidden="true">{formatShare(share, language)}</span>
      </Row>
      <span>
        <JobStateBadge state={job.state} />
      </span>
      <Text as="span" size="sm" className={table.due}>
        <DueTime at={job.due_at} isOver={over.has(job.state)} />
      </Text>
    </li>
  );
}
