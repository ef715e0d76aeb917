// Dividing a segment in two, and joining two of a paragraph, for all stages of its line: the text of each stage stays, letter by letter.
import type { CallInput } from '@folio/contract/base';
import { joinTargets, splitSource, splitTarget, targetSpace } from '@folio/contract/bilingual/split-text';
import type { translationSegmentsContract } from '@folio/contract/translation-segments';
import { maxLineSegments, maxTargetLength } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { getOwnJob, type SeenJob } from '../core/get-job.ts';
import { lockSegments, type SegmentRow, type SegmentSourceRow } from '../core/segments.queries.ts';
import {
  findNextOfUnit,
  findSource,
  insertAfter,
  lockLine,
  lockStatesOf,
  mergeInto,
  movePositions,
  putStates,
  type StateOfJob,
  setSegmentCount,
  updateSource,
} from '../core/split.queries.ts';
import { lockWork } from './lock-work.ts';

type SplitCall = CallInput<(typeof translationSegmentsContract)['split']>;

type JoinCall = CallInput<(typeof translationSegmentsContract)['join']>;

interface Divided {
  segments: SegmentRow[];
  total: number;
}

/** Throws 404 where a job has no such segment, 409 where it is locked or was changed since. */
function requireState(states: readonly StateOfJob[], jobId: number, segmentId: number, revision: number): void {
  const own = states.find((state) => state.job_id === jobId && state.segment_id === segmentId);
  if (!own) throw notFound('segment_not_found');
  if (own.status === 'locked') throw conflict('segment_locked');
  if (own.revision !== revision) throw conflict('segment_changed');
}

/** A split segment loses its confirmation. A delivered stage keeps its text. */
const openStatus = (state: StateOfJob, target: string): StateOfJob['status'] =>
  state.is_done || state.status === 'locked' ? state.status : target === '' ? 'new' : 'draft';

/** Runs a change of the segments of a line in a transaction that has line and job for itself. */
async function withLine<Result>(
  kernel: Kernel,
  actor: Actor,
  jobId: number,
  run: (tx: Db, seen: SeenJob, count: number) => Promise<Result>,
): Promise<Result> {
  const seen = await getOwnJob(kernel.database, actor, jobId);
  return kernel.database.transaction(async (tx) => {
    const line = await lockLine(tx, seen.line.id);
    await lockWork(tx, jobId);
    return run(tx, seen, line?.segment_count ?? 0);
  });
}

/** A hard length is of the whole text: nobody can say how much of it each half may have. */
function requireFreeLength(...rows: readonly SegmentSourceRow[]): void {
  if (rows.some(({ max_length: max }) => max !== null)) throw conflict('segment_locked');
}

/** Throws 404 for a segment of another job, 409 where it is locked or was changed since, 422 at `at` where it cannot be divided. */
export const splitSegment = (kernel: Kernel, actor: Actor, call: SplitCall): Promise<Divided> =>
  withLine(kernel, actor, call.job_id, async (tx, { request, line }, count) => {
    const row = await findSource(tx, line.id, call.segment_id);
    if (!row) throw notFound('segment_not_found');
    const states = await lockStatesOf(tx, [row.id]);
    requireState(states, call.job_id, row.id, call.revision);
    requireFreeLength(row);
    if (count >= maxLineSegments) throw invalidField('segment_id', 'too_many', { max: maxLineSegments });
    const source = splitSource(row.source, call.at);
    if (!source) throw invalidField('at', 'segment_not_divisible');
    const space = targetSpace(source.space, request.source_language, line.target_language);
    const divide = (text: string, at?: number) => splitTarget(text, source, space, at);
    await movePositions(tx, line.id, row.position, 1);
    await updateSource(tx, row.id, source.left, source.space);
    const rightId = await insertAfter(tx, row, source.right);
    const halves = states.flatMap((state): StateOfJob[] => {
      const isOwn = state.job_id === call.job_id;
      const [left, right] = divide(state.target, isOwn ? call.target_at : undefined);
      const [before, after] =
        state.initial === null ? [null, null] : state.initial === state.target ? [left, right] : divide(state.initial);
      const half = { ...state, percent: null, revision: state.revision + 1 };
      return [
        { ...half, target: left, initial: before, status: openStatus(state, left) },
        { ...half, segment_id: rightId, target: right, initial: after, status: openStatus(state, right) },
      ];
    });
    await putStates(tx, halves, call.job_id, actor.id);
    await setSegmentCount(tx, line.id, count + 1);
    const segments = await lockSegments(tx, call.job_id, [row.id, rightId]);
    return { segments: segments.toSorted((a, b) => a.position - b.position), total: count + 1 };
  });

const joined = (left: string | null, right: string | null, space: string): string | null =>
  left === null && right === null ? null : joinTargets(left ?? '', right ?? '', space);

/** Throws 404 for segments of another job, 409 where one is locked or was changed since, or the next one is of another paragraph. */
export const joinSegments = (kernel: Kernel, actor: Actor, call: JoinCall): Promise<Divided> =>
  withLine(kernel, actor, call.job_id, async (tx, { request, line }, count) => {
    const left = await findSource(tx, line.id, call.segment_id);
    if (!left) throw notFound('segment_not_found');
    const right = await findNextOfUnit(tx, left);
    if (!right) throw conflict('segment_is_last');
    if (right.id !== call.next_id) throw conflict('segment_changed');
    const states = await lockStatesOf(tx, [left.id, right.id]);
    requireState(states, call.job_id, left.id, call.revision);
    requireState(states, call.job_id, right.id, call.next_revision);
    requireFreeLength(left, right);
    const space = targetSpace(left.space, request.source_language, line.target_language);
    const byJob = Map.groupBy(states, ({ job_id: id }) => id);
    const wholes = [...byJob.values()].flatMap((own): StateOfJob[] => {
      const [first, second] = [left.id, right.id].map((id) => own.find(({ segment_id: of }) => of === id));
      if (!first || !second) return first ? [first] : [];
      const target = joinTargets(first.target, second.target, space);
      return [
        {
          ...first,
          target,
          initial: joined(first.initial, second.initial, space),
          status: openStatus(first, target),
          percent: null,
          reason: first.reason ?? second.reason,
          // Larger than both, so that the sum of a job's revisions never becomes smaller.
          revision: first.revision + second.revision + 1,
        },
      ];
    });
    if (wholes.some(({ target }) => target.length > maxTargetLength))
      throw invalidField('segment_id', 'too_long', { max: maxTargetLength });
    await updateSource(tx, left.id, left.source + left.space + right.source, right.space);
    await putStates(tx, wholes, call.job_id, actor.id);
    await mergeInto(tx, left.id, right.id);
    await movePositions(tx, line.id, right.position, -1);
    await setSegmentCount(tx, line.id, count - 1);
    return { segments: await lockSegments(tx, call.job_id, [left.id]), total: count - 1 };
  });
