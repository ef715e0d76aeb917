// Import plan: changes, skipped segments and reasons. The same for the preview and for the import itself, which plans with locked rows.
import type { SegmentIssue } from '@folio/contract/bilingual/check-segment';
import { type ImportCounts, type ImportOutcome, type ImportRow, maxImportRows } from '@folio/contract/translation-exchange';
import { type HumanStage, isDoneStatus, type SegmentStatus } from '@folio/contract/translation-words';
import type { ExchangedSegment } from '../core/exchange.queries.ts';
import type { ReplacedState } from '../core/exchange.table.ts';
import type { SegmentChange } from '../core/segments.queries.ts';
import type { MatchedSegment } from './match-segments.ts';

type Decision = 'here' | 'file';

/** A segment before an import that was undone. `revision` is the one that the import made. */
type UndoneState = Pick<ReplacedState, 'id' | 'target' | 'status' | 'revision'>;

interface ImportRules {
  stage: HumanStage;
  /** True where the revisions of the file are those of this job. */
  isOfJob: boolean;
  decisions: ReadonlyMap<number, Decision>;
  others: Decision;
  /** Faults in texts of the file, by segment of the job. */
  faults: ReadonlyMap<number, readonly SegmentIssue[]>;
  /** Undone imports restore their segments, whatever their revision. */
  undone: ReadonlyMap<number, readonly UndoneState[]>;
}

interface ImportPlan {
  changes: SegmentChange[];
  counts: ImportCounts;
  rows: ImportRow[];
  rowsTotal: number;
}

type Judged = { outcome: ImportOutcome | 'unchanged'; status: SegmentStatus };

/** The status that the segment gets: nobody locks by a file, a text that nobody wrote is not confirmed, and one with wrong tags is a draft. */
function statusOf({ inFile, target, tags }: MatchedSegment, stage: HumanStage): SegmentStatus {
  if (target === '' || inFile.status === 'new') return 'draft';
  if (isDoneStatus(inFile.status) && tags !== null) return 'draft';
  if (inFile.status === 'locked') return stage === 'translation' ? 'confirmed' : 'reviewed';
  return inFile.status;
}

/** An empty target of a file empties nothing: programs omit untouched targets. */
function wantedChange(row: ExchangedSegment, matched: MatchedSegment, status: SegmentStatus): ImportOutcome | 'unchanged' {
  if (matched.target === '') return 'unchanged';
  if (matched.target !== row.target) return row.status === 'locked' ? 'locked' : 'changed';
  if (row.status === 'locked' || row.status === status) return 'unchanged';
  // A program that knows no states gives all of them back as drafts.
  if (isDoneStatus(status)) return row.status === 'reviewed' ? 'unchanged' : 'confirmed';
  return status === 'rejected' ? 'rejected' : 'unchanged';
}

/** True for a segment that undoing an import put back to the state of this revision. */
const isRestored = (row: ExchangedSegment, revision: number, undone: ImportRules['undone']) =>
  (undone.get(row.id) ?? []).some(
    (one) => one.revision - 1 === revision && one.target === row.target && one.status === row.status,
  );

function judge(row: ExchangedSegment | undefined, matched: MatchedSegment, rules: ImportRules): Judged {
  const status = statusOf(matched, rules.stage);
  if (!row) return { outcome: matched.otherSource ? 'source_differs' : 'unknown', status };
  const wanted = wantedChange(row, matched, status);
  if (wanted === 'unchanged' || wanted === 'locked') return { outcome: wanted, status };
  const { revision } = matched.inFile;
  // Without the revision of this job a text that was written here counts as written since.
  const isChangedHere =
    rules.isOfJob && revision !== undefined
      ? revision !== row.revision && !isRestored(row, revision, rules.undone)
      : row.revision > 0 && row.target !== '' && row.target !== matched.target;
  return { outcome: isChangedHere ? 'changed_here' : wanted, status };
}

/** Rows that need a decision or stay come first, then the changes. */
const order: readonly ImportOutcome[] = [
  'changed_here',
  'locked',
  'source_differs',
  'unknown',
  'changed',
  'confirmed',
  'rejected',
];
const rankOf = ({ outcome, tags, faults }: ImportRow) =>
  outcome === 'changed' && (tags !== null || faults.length > 0) ? order.indexOf('changed') - 0.5 : order.indexOf(outcome);

const presentRow = (
  row: ExchangedSegment | undefined,
  matched: MatchedSegment,
  outcome: ImportOutcome,
  status: SegmentStatus,
  issues: readonly SegmentIssue[],
): ImportRow => {
  const shown = row ?? matched.otherSource;
  return {
    segment_id: row?.id ?? null,
    position: shown?.position ?? matched.position,
    outcome,
    source: shown?.source ?? null,
    here: row?.target ?? null,
    here_status: row?.status ?? null,
    here_changed_at: row && row.revision > 0 ? row.updated_at.toISOString() : null,
    file_source: matched.inFile.source,
    file: matched.target,
    file_status: status,
    tags: outcome === 'locked' ? null : matched.tags,
    faults:
      outcome === 'locked'
        ? []
        : issues
            .filter(({ code }) => code !== 'tags')
            .map(({ code, severity, detail }) => ({ code, severity, detail: detail ?? null })),
  };
};

/** `rows` are the job's segments as they are now. */
export function planImport(
  matched: readonly MatchedSegment[],
  rows: readonly ExchangedSegment[],
  rules: ImportRules,
): ImportPlan {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const counts: ImportCounts = {
    segments: matched.length,
    changed: 0,
    confirmed: 0,
    rejected: 0,
    unchanged: 0,
    changed_here: 0,
    locked: 0,
    source_differs: 0,
    unknown: 0,
    tags: 0,
    errors: 0,
    warnings: 0,
    imported: 0,
  };
  const changes: SegmentChange[] = [];
  const shown: ImportRow[] = [];
  for (const one of matched) {
    const row = one.segmentId === null ? undefined : byId.get(one.segmentId);
    const { outcome, status } = judge(row, one, rules);
    counts[outcome] += 1;
    if (outcome === 'unchanged') continue;
    const issues = rules.faults.get(row?.id ?? 0) ?? [];
    shown.push(presentRow(row, one, outcome, status, issues));
    const isTaken =
      outcome === 'changed_here'
        ? (rules.decisions.get(row?.id ?? 0) ?? rules.others) === 'file'
        : outcome === 'changed' || outcome === 'confirmed' || outcome === 'rejected';
    if (!row || !isTaken) continue;
    const isSameText = row.target === one.target;
    if (one.tags !== null) counts.tags += 1;
    if (issues.some(({ severity }) => severity === 'error')) counts.errors += 1;
    if (issues.some(({ severity }) => severity === 'warning')) counts.warnings += 1;
    changes.push({
      id: row.id,
      target: one.target,
      status,
      origin: isSameText ? row.origin : 'person',
      percent: isSameText ? row.percent : null,
      reason: row.reason,
    });
  }
  counts.imported = changes.length;
  const sorted = shown.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position);
  return { changes, counts, rows: sorted.slice(0, maxImportRows), rowsTotal: sorted.length };
}
