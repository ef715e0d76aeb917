// The segments of an import: first segments that need a decision, then skipped ones, then changes.
import type { SegmentIssueCode } from '@folio/contract/bilingual/check-segment';
import type { ImportRow } from '@folio/contract/translation-exchange';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { formatDateTime } from '../../../ui/intl-format.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { ChangedText } from '../../../ui/translation/changed-text.tsx';
import { MarkedText } from '../../../ui/translation/marked-text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import classes from './exchange.module.css';
import type { Decision, RunningImport } from './use-import.ts';

interface ImportRowsProps {
  current: RunningImport;
  rows: readonly ImportRow[];
  /** Rows of the import, of which `rows` are the first. */
  total: number;
  job: Pick<TranslationJob, 'source_language' | 'target_language'>;
}

const leftOutcomes = new Set(['locked', 'source_differs', 'unknown']);
const groupOf = ({ outcome }: ImportRow) =>
  outcome === 'changed_here' ? 'decide' : leftOutcomes.has(outcome) ? 'left' : 'changes';

function DecisionControl({ label, value, onChange }: { label: string; value: Decision; onChange: (use: Decision) => void }) {
  const { t } = useText();
  return (
    <ViewSwitch
      isSmall
      label={label}
      value={value}
      views={[
        { value: 'here', label: t('segmentExchange.here') },
        { value: 'file', label: t('segmentExchange.inFile') },
      ]}
      onChange={onChange}
    />
  );
}

function RowText({ row, job }: { row: ImportRow; job: ImportRowsProps['job'] }) {
  const { t, language } = useText();
  const at = row.here_changed_at ? formatDateTime(row.here_changed_at, language) : '';
  const reasons = {
    changed_here: t('segmentExchange.changedHere', { at }),
    locked: t('segmentExchange.locked'),
    source_differs: t('segmentExchange.sourceDiffers'),
    unknown: t('segmentExchange.unknown'),
    confirmed: t('segmentExchange.isConfirmed'),
    rejected: t('segmentExchange.isRejected'),
    changed: null,
  };
  const reason = reasons[row.outcome];
  const isSource = row.outcome === 'source_differs' || row.outcome === 'unknown';
  return (
    <Stack breaks gap={2}>
      {reason ? (
        <Text as="span" size="sm" tone="quiet">
          {reason}
        </Text>
      ) : null}
      {isSource ? (
        <ChangedText before={row.source ?? row.file_source} after={row.file_source} language={job.source_language} />
      ) : (
        <ChangedText before={row.here ?? ''} after={row.file} language={job.target_language} />
      )}
      {row.faults.map(({ code, severity, detail }) => (
        <Text as="span" key={`${code} ${detail ?? ''}`} size="sm" tone={severity === 'error' ? 'failed' : 'quiet'}>
          {t(`segmentEditor.codes.${code as SegmentIssueCode}`)}
          {detail === null ? '' : `: ${detail}`}
        </Text>
      ))}
      {row.tags ? (
        <Text as="span" size="sm" tone="failed">
          {t('segmentExchange.tags', { tags: '' }).trim()} <MarkedText text={row.tags} />
        </Text>
      ) : null}
    </Stack>
  );
}

export function ImportRows({ current, rows, total, job }: ImportRowsProps) {
  const { t } = useText();
  const groups = Map.groupBy(rows, groupOf);
  return (
    <div className={classes.groups}>
      {[...groups].map(([group, list]) => (
        <section key={group} aria-label={t(`segmentExchange.${group}`)}>
          <h3 className={classes.heading}>{t(`segmentExchange.${group}`)}</h3>
          <ul>
            {list.map((row) => (
              <li key={`${row.segment_id} ${row.position}`} className={classes.row}>
                <Text as="span" size="sm" tone="quiet">
                  {row.position}
                </Text>
                <RowText row={row} job={job} />
                <Text as="span" size="sm" tone="quiet" className={classes.result}>
                  {row.outcome === 'changed_here' && row.segment_id !== null ? (
                    <DecisionControl
                      label={t('segmentExchange.textOf', { position: row.position })}
                      value={current.decisionOf(row.segment_id)}
                      onChange={(use) => current.decide(row.segment_id ?? 0, use)}
                    />
                  ) : group === 'left' ? (
                    t('segmentExchange.notImported')
                  ) : row.tags ? (
                    <Text as="strong" size="sm" tone="failed">
                      {t('segmentExchange.asDraft')}
                    </Text>
                  ) : null}
                </Text>
              </li>
            ))}
            {group === 'decide' && current.unshown > 0 ? (
              <li className={classes.row}>
                <Text as="span" size="sm" tone="quiet" />
                <span>{t('segmentExchange.others', { count: current.unshown })}</span>
                <DecisionControl
                  label={t('segmentExchange.others', { count: current.unshown })}
                  value={current.others}
                  onChange={current.setOthers}
                />
              </li>
            ) : null}
          </ul>
        </section>
      ))}
      {total > rows.length ? (
        <Text size="sm" tone="quiet" px={20} py={10}>
          {t('segmentExchange.more', { count: total - rows.length })}
        </Text>
      ) : null}
    </div>
  );
}
