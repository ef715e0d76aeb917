// Saving segments: texts changed elsewhere meanwhile stay as they are, and both texts are returned.
import type { SegmentOrigin, SegmentStatus } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { getOwnJob } from '../core/get-job.ts';
import {
  listLastChanges,
  lockRepetitions,
  lockSegments,
  type SegmentChange,
  type SegmentRow,
  writeStates,
} from '../core/segments.queries.ts';
import { lockWork } from './lock-work.ts';

interface SavedSegment {
  id: number;
  target: string;
  status: SegmentStatus;
  origin?: SegmentOrigin | undefined;
  percent?: number | null | undefined;
  reason?: SegmentRow['reason'] | undefined;
  revision: number;
}

/** Author and time of a text. */
interface LastChange {
  userId: number;
  name: string;
  at: Date;
}

export interface SavedSegments {
  segments: SegmentRow[];
  conflicts: { mine: string; segment: SegmentRow; changed: LastChange | null }[];
  filled: SegmentRow[];
  /** Ids that are no segments of the job: joined with others meanwhile. */
  missing: number[];
}

const isConfirmed = (status: SegmentStatus) => status === 'confirmed' || status === 'reviewed';

/** Text that the database holds and a file can be written with. */
export const cleanTarget = (text: string): string => text.replaceAll('\0', '').normalize('NFC');

const changeOf = (row: SegmentRow, given: SavedSegment): SegmentChange => ({
  id: row.id,
  target: cleanTarget(given.target),
  status: given.status,
  origin: given.origin ?? (cleanTarget(given.target) === row.target ? row.origin : 'person'),
  percent: given.percent === undefined ? row.percent : given.percent,
  reason: given.reason === undefined ? row.reason : given.reason,
});

const isSame = (row: SegmentRow, change: SegmentChange) =>
  row.target === change.target && row.status === change.status && row.reason === change.reason;

/** Throws 409 where the job is not being worked on. */
export async function saveSegments(kernel: Kernel, actor: Actor, jobId: number, given: SavedSegment[]): Promise<SavedSegments> {
  await getOwnJob(kernel.database, actor, jobId);
  return kernel.database.transaction(async (tx) => {
    await lockWork(tx, jobId);
    const newest = new Map(given.map((one) => [one.id, one]));
    const rows = await lockSegments(tx, jobId, [...newest.keys()]);
    const known = new Set(rows.map(({ id }) => id));
    const conflicts: Omit<SavedSegments['conflicts'][number], 'changed'>[] = [];
    const changes: SegmentChange[] = [];
    for (const row of rows) {
      const one = newest.get(row.id) as SavedSegment;
      const change = changeOf(row, one);
      if (row.status === 'locked') conflicts.push({ mine: one.target, segment: row });
      // A call that is repeated finds its own text.
      else if (isSame(row, change)) continue;
      else if (one.revision !== row.revision) conflicts.push({ mine: one.target, segment: row });
      else changes.push(change);
    }
    const confirmed = changes.filter(({ status }) => isConfirmed(status));
    const sources = new Map(confirmed.map((change) => [rows.find(({ id }) => id === change.id)?.source ?? '', change]));
    const repetitions = await lockRepetitions(
      tx,
      jobId,
      [...sources.keys()],
      rows.map(({ id }) => id),
    );
    const filled = repetitions.map(
      (row): SegmentChange => ({
        id: row.id,
        target: sources.get(row.source)?.target ?? '',
        status: 'draft',
        origin: 'repetition',
        percent: null,
        reason: null,
      }),
    );
    await writeStates(tx, jobId, actor.id, [...changes, ...filled]);
    const conflictIds = new Set(conflicts.map(({ segment }) => segment.id));
    const after = await lockSegments(
      tx,
      jobId,
      rows.map(({ id }) => id).filter((id) => !conflictIds.has(id)),
    );
    const lastChanges = await listLastChanges(tx, jobId, [...conflictIds]);
    const changedOf = (id: number): LastChange | null => {
      const found = lastChanges.get(id);
      return found ? { userId: found.user_id, name: found.name, at: found.at } : null;
    };
    return {
      segments: after,
      conflicts: conflicts.map((one) => ({ ...one, changed: changedOf(one.segment.id) })),
      missing: [...newest.keys()].filter((id) => !known.has(id)),
      filled: await lockSegments(
        tx,
        jobId,
        filled.map(({ id }) => id),
      ),
    };
  });
}
