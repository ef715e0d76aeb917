import type { SegmentFault } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import { useText } from '../../../ui/use-text.ts';
import type { FindIssues } from '../segment-issues.ts';
import classes from './panel.module.css';

/** Most faults that are listed. */
const maxShown = 100;

interface IssuesPanelProps {
  segments: readonly Segment[];
  issuesOf: FindIssues;
  /** What the server found before a delivery; empty until it was asked. */
  faults: readonly SegmentFault[];
  onOpen: (segmentId: number) => void;
}

/** Faults of all segments, each with the way to it. */
export function IssuesPanel({ segments, issuesOf, faults, onOpen }: IssuesPanelProps) {
  const { t } = useText();
  const own = segments.flatMap((segment) =>
    issuesOf(segment).map(({ code, severity, detail }) => ({
      segment_id: segment.id,
      position: segment.position,
      code: code as string,
      severity,
      detail: detail ?? null,
    })),
  );
  const known = new Set(own.map(({ segment_id: id, code }) => `${id} ${code}`));
  const asked = faults.filter(({ code }) => code === 'unconfirmed' || code === 'inconsistent' || code === 'empty');
  const all = [...own, ...asked.filter(({ segment_id: id, code }) => !known.has(`${id} ${code}`))];
  if (all.length === 0) return <p className={classes.none}>{t('segmentEditor.panel.noIssues')}</p>;
  return (
    <ul>
      {all.slice(0, maxShown).map(({ segment_id: id, position, code, severity, detail }) => (
        <li key={`${id} ${code}`} className={classes.entry}>
          <p>
            <strong>{t(`segmentEditor.codes.${code}` as 'segmentEditor.codes.empty')}</strong>
            {detail ? `: ${detail}` : ''}
          </p>
          <p className={classes.quiet}>
            <button type="button" className={classes.link} onClick={() => onOpen(id)}>
              {t('segmentEditor.goTo', { position })}
            </button>
            , {t(`segmentEditor.panel.severity.${severity}`)}
          </p>
        </li>
      ))}
      {all.length > maxShown ? (
        <li className={classes.none}>{t('segmentEditor.panel.moreIssues', { count: all.length - maxShown })}</li>
      ) : null}
    </ul>
  );
}
