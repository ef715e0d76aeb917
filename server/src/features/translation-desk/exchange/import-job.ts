// Importing a file into a job, and undoing it: each is one transaction, and done once however often it is called.

import { createHash } from 'node:crypto';
import type { CallInput } from '@folio/contract/base';
import { checkSegment, type SegmentIssue } from '@folio/contract/bilingual/check-segment';
import type { ImportCounts, ImportRow, translationExchangeContract } from '@folio/contract/translation-exchange';
import type { ReadBilingualFile } from '@folio/engine/translation/xliff/bilingual-file';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { translationMemoryOf } from '../../translation-memory/index.ts';
import {
  type ExchangedSegment,
  findImport,
  findNewestImport,
  insertImport,
  listExchanged,
  listUndoneStates,
  lockExchanged,
  lockImport,
  markUndone,
  restoreStates,
} from '../core/exchange.queries.ts';
import type { ReplacedState } from '../core/exchange.table.ts';
import { getOwnJob } from '../core/get-job.ts';
import { flatMapInSlices } from '../core/in-slices.ts';
import { type JobRow, listJobsOf } from '../core/jobs.queries.ts';
import { writeStates } from '../core/segments.queries.ts';
import type { DeskTerm } from '../segments/check-job.ts';
import { listDeskTerms } from '../segments/desk-terms.ts';
import { lockWork } from '../segments/lock-work.ts';
import { type MatchedSegment, matchSegments } from './match-segments.ts';
import { planImport } from './plan-import.ts';
import { readJobFile } from './read-job-file.ts';

type ImportCall = CallInput<(typeof translationExchangeContract)['import']>;

interface ImportAnswer {
  file: ReadBilingualFile;
  isOfJob: boolean;
  counts: ImportCounts;
  rows: ImportRow[];
  rowsTotal: number;
  importId: number | null;
}

/** Throws 409 where nobody works on the job. */
function requireWork(job: Pick<JobRow, 'state'> | null): void {
  if (job?.state !== 'in_progress' && job?.state !== 'accepted' && job?.state !== 'sent_back') throw conflict('job_state');
}

async function hashOf({ file, decisions, others }: ImportCall): Promise<string> {
  const named = decisions.map(({ segment_id: id, use }) => `${id} ${use}`).toSorted();
  return createHash('sha256')
    .update(await file.bytes())
    .update(JSON.stringify([named, others]))
    .digest('base64url');
}

/** Faults of the texts of a file, by segment of the job. */
async function faultsIn(
  matched: readonly MatchedSegment[],
  rows: readonly ExchangedSegment[],
  terms: readonly DeskTerm[],
  { from, to }: { from: string; to: string },
): Promise<Map<number, SegmentIssue[]>> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = terms.map(({ source, target, is_forbidden: isForbidden }) => ({ source, target, isForbidden }));
  const entries = await flatMapInSlices(matched, ({ segmentId, target }): [number, SegmentIssue[]][] => {
    const row = segmentId === null ? undefined : byId.get(segmentId);
    if (!row || target === '') return [];
    const { id, source, max_length: maxLength } = row;
    return [[id, checkSegment({ source, target, sourceLanguage: from, targetLanguage: to, maxLength, terms: known })]];
  });
  return new Map(entries);
}

/** Throws 404 for users other than the job's linguist, 409 if the job is not in progress, 413, 415 or 422 at `file`. */
export async function importJob(kernel: Kernel, actor: Actor, call: ImportCall): Promise<ImportAnswer> {
  const { database } = kernel;
  const { job, request, line } = await getOwnJob(database, actor, call.id);
  requireWork(job);
  const file = await readJobFile(call.file);
  const callHash = await hashOf(call);
  const jobs = await listJobsOf(database, [request.id]);
  const jobIds = jobs.filter((one) => one.line_id === line.id).map((one) => one.id);
  const seen = await listExchanged(database, job.id);
  const matched = matchSegments(file, seen, { request, line, jobIds });
  const isOfJob = file.id === String(job.id);
  const rules = {
    stage: job.stage,
    isOfJob,
    decisions: new Map(call.decisions.map(({ segment_id: id, use }) => [id, use])),
    others: call.others,
    faults: await faultsIn(matched, seen, await listDeskTerms(translationMemoryOf(database, request.account_id), request, line), {
      from: request.source_language,
      to: line.target_language,
    }),
    undone: Map.groupBy(await listUndoneStates(database, job.id), ({ id }) => id),
  };
  if (call.preview) return { file, isOfJob, importId: null, ...planImport(matched, seen, rules) };
  return database.transaction(async (tx) => {
    await lockWork(tx, job.id);
    const rows = await lockExchanged(tx, job.id);
    const plan = planImport(matched, rows, rules);
    if (plan.changes.length === 0) {
      const newest = await findNewestImport(tx, job.id);
      const isRepeated = newest?.call_hash === callHash && newest.undone_at === null;
      return {
        file,
        isOfJob,
        ...plan,
        ...(isRepeated ? { counts: { ...plan.counts, ...newest.counts }, importId: newest.id } : { importId: null }),
      };
    }
    await writeStates(tx, job.id, actor.id, plan.changes);
    const before = new Map(rows.map((row) => [row.id, row]));
    const replaced = plan.changes.flatMap(({ id }): ReplacedState[] => {
      const row = before.get(id);
      if (!row) return [];
      const { target, status, origin, percent, reason, revision } = row;
      return [{ id, target, status, origin, percent, reason, revision: revision + 1 }];
    });
    const importId = await insertImport(tx, {
      job_id: job.id,
      user_id: actor.id,
      call_hash: callHash,
      counts: plan.counts,
      replaced,
    });
    return { file, isOfJob, importId, ...plan };
  });
}

/** Restores texts unchanged since the import. Throws 404 for users other than the job's linguist, 409 once it is delivered. */
export async function undoImport(kernel: Kernel, actor: Actor, id: number): Promise<{ restored: number; left: number }> {
  const found = await findImport(kernel.database, id);
  if (!found) throw notFound('import_not_found');
  await getOwnJob(kernel.database, actor, found.job_id).catch(() => {
    throw notFound('import_not_found');
  });
  return kernel.database.transaction(async (tx) => {
    await lockWork(tx, found.job_id);
    const record = await lockImport(tx, id);
    if (!record) throw notFound('import_not_found');
    const total = record.replaced.length;
    if (record.restored !== null) return { restored: record.restored, left: total - record.restored };
    await lockExchanged(tx, record.job_id);
    const restored = await restoreStates(tx, record.job_id, actor.id, record.replaced);
    await markUndone(tx, id, restored, kernel.clock.now());
    return { restored, left: total - restored };
  });
}
