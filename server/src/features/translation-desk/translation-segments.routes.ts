// Calls on the segments of a job. Its linguist reads and writes them. Readers of the request read delivered ones and reply to queries.
import type { IgnoredFault, Segment, SegmentComment, SegmentMatch } from '@folio/contract/translation-segments';
import { maxLineSegments } from '@folio/contract/translation-words';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { findMatches, type MemoryMatch, searchMemory, translationMemoryOf } from '../translation-memory/index.ts';
import { seesRequest } from './core/desk.policy.ts';
import { notifyLinguists, notifyRequester } from './core/desk-events.ts';
import { getOwnJob, isDoing, type SeenJob } from './core/get-job.ts';
import { type IgnoredRow, listIgnored } from './core/ignored-faults.queries.ts';
import { findJob } from './core/jobs.queries.ts';
import { findLinguistOf } from './core/linguists.queries.ts';
import { findLine, findRequest } from './core/requests.queries.ts';
import {
  type CommentRow,
  countStates,
  findComment,
  findNeighbours,
  findSegment,
  insertComment,
  listComments,
  listSegments,
  resolveComment,
  type SegmentRow,
} from './core/segments.queries.ts';
import { faultsOf } from './segments/check-job.ts';
import { listDeskTerms } from './segments/desk-terms.ts';
import { ignoreFault } from './segments/ignore-fault.ts';
import { outlineJob } from './segments/outline-job.ts';
import { replaceInJob } from './segments/replace-in-job.ts';
import { saveSegments } from './segments/save-segments.ts';
import { joinSegments, splitSegment } from './segments/split-segments.ts';

/** Hits of the concordance. */
const maxHits = 20;

const present = ({ space: _space, ...row }: SegmentRow): Segment => row;

const presentIgnored = ({ created_at: at, ...row }: IgnoredRow): IgnoredFault => ({ ...row, created_at: at.toISOString() });

const presentMatch = (match: Omit<MemoryMatch, 'isFixed'> & { isFixed?: boolean }): SegmentMatch => ({
  id: match.id,
  source: match.source,
  target: match.target,
  percent: match.percent,
  quality: match.quality,
  origin_name: match.origin_name,
  is_fixed: match.isFixed ?? false,
  updated_at: match.updated_at.toISOString(),
});

export function translationSegmentRoutes(kernel: Kernel) {
  const { database } = kernel;
  const memoryScope = ({ request, line }: SeenJob) => ({
    source: request.source_language,
    target: line.target_language,
    formality: request.formality,
  });
  const termsOf = ({ request, line }: SeenJob) => listDeskTerms(translationMemoryOf(database, request.account_id), request, line);

  /** A job as its linguist or as a reader of the request; 404 for others. */
  const getReadable = async (actor: Actor, id: number): Promise<SeenJob & { isLinguist: boolean }> => {
    const job = await findJob(database, id);
    const request = job && (await findRequest(database, job.request_id));
    const line = job && (await findLine(database, job.line_id));
    const linguist = await findLinguistOf(database, actor.id);
    if (!job || !request || !line) throw notFound('job_not_found');
    const isLinguist = actor.staffScope !== null && isDoing({ job, linguist });
    if (!isLinguist && !seesRequest(actor, request)) throw notFound('job_not_found');
    return { job, request, line, linguist, isLinguist };
  };
  const presentComment = (actor: Actor, row: CommentRow, isLinguist: boolean): SegmentComment => ({
    id: row.id,
    segment_id: row.segment_id,
    position: row.position,
    kind: row.kind,
    text: row.text,
    user: { id: row.user_id ?? 0, name: row.user_name ?? '' },
    resolved_at: row.resolved_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    can: { resolve: row.resolved_at === null && (row.user_id === actor.id || isLinguist) },
  });
  /** Requesters see queries to them and their replies; linguists also comments among themselves. */
  const kindsFor = (isLinguist: boolean) => (isLinguist ? ['comment', 'query', 'answer'] : ['query', 'answer']);

  return {
    show: rpc.translationSegments.show.handler(async ({ context: { actor }, input }) => {
      const seen = await getOwnJob(database, actor, input.job_id);
      const rows = await listSegments(database, seen.job.id, { after: input.after, limit: input.limit });
      const ids = rows.map(({ id }) => id);
      return {
        segments: rows.map(present),
        total: seen.line.segment_count,
        terms: await termsOf(seen),
        ignored: (await listIgnored(database, seen.job.id, ids)).map(presentIgnored),
      };
    }),
    outline: rpc.translationSegments.outline.handler(async ({ context: { actor }, input }) => {
      const { parts, isCut } = await outlineJob(kernel, actor, input.job_id);
      return { parts, is_cut: isCut };
    }),
    save: rpc.translationSegments.save.handler(async ({ context: { actor }, input }) => {
      const saved = await saveSegments(kernel, actor, input.job_id, input.segments);
      return {
        segments: saved.segments.map(present),
        conflicts: saved.conflicts.map(({ mine, segment, changed }) => ({
          id: segment.id,
          mine,
          segment: present(segment),
          changed: changed && { name: changed.name, is_me: changed.userId === actor.id, at: changed.at.toISOString() },
        })),
        filled: saved.filled.map(present),
        missing: saved.missing,
      };
    }),
    split: rpc.translationSegments.split.handler(async ({ context: { actor }, input }) => {
      const { segments, total } = await splitSegment(kernel, actor, input);
      return { segments: segments.map(present), total };
    }),
    join: rpc.translationSegments.join.handler(async ({ context: { actor }, input }) => {
      const { segments, total } = await joinSegments(kernel, actor, input);
      return { segments: segments.map(present), total };
    }),
    replace: rpc.translationSegments.replace.handler(async ({ context: { actor }, input }) => {
      const done = await replaceInJob(kernel, actor, input);
      return {
        rows: done.rows.map(({ row: { id, position, target, status, revision }, after, hits }) => ({
          id,
          position,
          before: target,
          after,
          hits,
          status,
          revision,
        })),
        total: done.total,
        hits: done.hits,
        locked: done.locked,
        too_long: done.tooLong,
        segments: done.segments.map(present),
        conflicts: done.conflicts.map(present),
        undo_id: done.undoId,
      };
    }),
    matches: rpc.translationSegments.matches.handler(async ({ context: { actor }, input }) => {
      const seen = await getOwnJob(database, actor, input.job_id);
      const segment = await findSegment(database, seen.job.id, input.segment_id);
      if (!segment) throw notFound('segment_not_found');
      if (seen.request.source_language === seen.line.target_language) return { matches: [] };
      const asked = { text: segment.source, ...(await findNeighbours(database, segment.id)) };
      const [matches = []] = await findMatches(database, seen.request.account_id, memoryScope(seen), [asked]);
      return { matches: matches.map(presentMatch) };
    }),
    concordance: rpc.translationSegments.concordance.handler(async ({ context: { actor }, input }) => {
      const seen = await getOwnJob(database, actor, input.job_id);
      const found = await searchMemory(database, seen.request.account_id, {
        source_language: seen.request.source_language,
        target_language: seen.line.target_language,
        text: input.text,
        in: input.in,
        limit: maxHits,
      });
      return { matches: found.map((unit) => presentMatch({ ...unit, percent: 0 })) };
    }),
    check: rpc.translationSegments.check.handler(async ({ context: { actor }, input }) => {
      const seen = await getOwnJob(database, actor, input.job_id);
      const rows = await listSegments(database, seen.job.id, { after: 0, limit: maxLineSegments });
      const listed = await listIgnored(database, seen.job.id);
      const faults = await faultsOf(seen.request, seen.line, rows, await termsOf(seen), seen.job.stage, listed);
      const errors = faults.filter(({ severity }) => severity === 'error').length;
      const ignored = faults.filter((fault) => fault.ignored !== null).length;
      return {
        // Errors first: a list that is cut leaves out no error for a warning.
        faults: faults.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning')).slice(0, 2000),
        errors,
        warnings: faults.length - errors - ignored,
        ignored,
        checked_at: kernel.clock.now().toISOString(),
      };
    }),
    ignore: rpc.translationSegments.ignore.handler(async ({ context: { actor }, input }) => {
      const rows = await ignoreFault(kernel, actor, input);
      return { ignored: rows.map(presentIgnored) };
    }),
    changes: rpc.translationSegments.changes.handler(async ({ context: { actor }, input }) => {
      const { job, isLinguist } = await getReadable(actor, input.job_id);
      // Only the linguist can read undelivered text.
      if (!isLinguist && job.delivered_at === null) throw notFound('job_not_found');
      const rows = await listSegments(database, job.id, {
        after: input.after,
        limit: input.limit,
        onlyChanged: input.only_changed === 'true',
      });
      const counts = await countStates(database, job.id);
      return {
        segments: rows.map(present),
        total: input.only_changed === 'true' ? counts.changed : counts.total,
        summary: {
          segments: counts.total,
          changed: counts.changed,
          words: job.words,
          changed_words: job.changed_words,
          added_to_memory: job.added_units,
        },
      };
    }),
    comments: rpc.translationSegments.comments.handler(async ({ context: { actor }, input }) => {
      const { line, isLinguist } = await getReadable(actor, input.job_id);
      const rows = await listComments(database, line.id, kindsFor(isLinguist));
      return { comments: rows.map((row) => presentComment(actor, row, isLinguist)) };
    }),
    comment: rpc.translationSegments.comment.handler(async ({ context: { actor }, input }) => {
      const { job, line, request, isLinguist } = await getReadable(actor, input.job_id);
      if (isLinguist ? input.kind === 'answer' : input.kind !== 'answer') throw invalidField('kind', 'not_an_option');
      const segment = await findSegment(database, job.id, input.segment_id);
      if (!segment) throw notFound('segment_not_found');
      const id = await database.transaction(async (tx) => {
        const notice = { request, actor, jobId: job.id, text: input.text };
        if (input.kind === 'query') await notifyRequester(tx, { ...notice, kind: 'query' });
        if (input.kind === 'answer' && job.linguist_id !== null)
          await notifyLinguists(tx, [job.linguist_id], { ...notice, kind: 'answer' });
        return insertComment(tx, {
          segment_id: segment.id,
          line_id: line.id,
          job_id: job.id,
          kind: input.kind,
          text: input.text,
          user_id: actor.id,
        });
      });
      const row = await findComment(database, id);
      if (!row) throw notFound('comment_not_found');
      return { comment: presentComment(actor, row, isLinguist) };
    }),
    resolve: rpc.translationSegments.resolve.handler(async ({ context: { actor }, input }) => {
      const row = await findComment(database, input.id);
      if (!row) throw notFound('comment_not_found');
      const { isLinguist } = await getReadable(actor, row.job_id).catch(() => {
        throw notFound('comment_not_found');
      });
      if (row.user_id !== actor.id && !isLinguist) throw forbidden();
      await resolveComment(database, row.id, actor.id, kernel.clock.now());
      const after = await findComment(database, row.id);
      return { comment: presentComment(actor, after ?? row, isLinguist) };
    }),
  };
}
