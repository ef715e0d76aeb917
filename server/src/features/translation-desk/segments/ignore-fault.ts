import type { CallInput } from '@folio/contract/base';
import { faultHash } from '@folio/contract/bilingual/fault-hash';
import type { translationSegmentsContract } from '@folio/contract/translation-segments';
import { maxLineSegments } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import { invalidField, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { translationMemoryOf } from '../../translation-memory/index.ts';
import { getOwnJob } from '../core/get-job.ts';
import { type IgnoredRow, listIgnored, setIgnored } from '../core/ignored-faults.queries.ts';
import { findSegment, listSegments } from '../core/segments.queries.ts';
import { faultsOf } from './check-job.ts';
import { listDeskTerms } from './desk-terms.ts';
import { lockWork } from './lock-work.ts';

type IgnoreCall = CallInput<(typeof translationSegmentsContract)['ignore']>;

/**
 * Ignores a warning in the caller's name until the text changes, or counts it once more. Throws 404 for a segment of another job, 409 if
 * the job is not in progress, 422 at `code` if the saved segment does not have this warning.
 */
export async function ignoreFault(kernel: Kernel, actor: Actor, call: IgnoreCall): Promise<IgnoredRow[]> {
  const { job, request, line } = await getOwnJob(kernel.database, actor, call.job_id);
  const terms = await listDeskTerms(translationMemoryOf(kernel.database, request.account_id), request, line);
  return kernel.database.transaction(async (tx) => {
    await lockWork(tx, job.id);
    const segment = await findSegment(tx, job.id, call.segment_id);
    if (!segment) throw notFound('segment_not_found');
    // Only this fault is about other segments: those with the same source.
    const all = call.code === 'inconsistent' ? await listSegments(tx, job.id, { after: 0, limit: maxLineSegments }) : [segment];
    const rows = all.filter(({ source }) => source === segment.source);
    const faults = (await faultsOf(request, line, rows, terms, job.stage)).filter(({ segment_id: id }) => id === segment.id);
    const fault = faults.find(
      ({ code, detail, severity }) => severity === 'warning' && code === call.code && detail === call.detail,
    );
    if (!fault) throw invalidField('code', 'not_an_option');
    // Consistency of a segment cannot be checked from one row alone.
    const known = [...faults, { code: 'inconsistent', detail: null }].map((one) => faultHash(segment, one));
    const whose = { jobId: job.id, segmentId: segment.id, userId: actor.id };
    await setIgnored(tx, whose, faultHash(segment, fault), known, call.is_ignored);
    return listIgnored(tx, job.id, [segment.id]);
  });
}
