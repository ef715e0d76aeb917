// Creates the segments of a line, fills in known translations, and offers its first job. A job of the queue, since files are opened.
import { createHash } from 'node:crypto';
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import { baseOf } from '@folio/contract/languages';
import { maxLineSegments, type RequestState } from '@folio/contract/translation-words';
import type { LinePiece } from '@folio/engine/translation/paired-texts-task';
import { runPieces } from '@folio/engine/translation/run-in-reader';
import type { Db } from '../../../kernel/db/database.ts';
import { defineJob } from '../../../kernel/define-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { orderRows } from '../../orders/index.ts';
import { findMatches } from '../../translation-memory/index.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { prepareQueue } from '../core/desk-queues.ts';
import { lockWhole } from '../core/get-request.ts';
import { isLive, listJobsOf } from '../core/jobs.queries.ts';
import { sourceParts } from '../core/line-texts.ts';
import { peoplesTexts, textsToProofread } from '../core/peoples-texts.ts';
import { findLine, findRequest, type LineRow, type RequestRow, updateLine, updateRequest } from '../core/requests.queries.ts';
import { insertSegments, insertStates } from '../core/segments.queries.ts';
import type { segmentStates } from '../core/segments.table.ts';
import { offerNext } from './offer-job.ts';

type NewState = Omit<typeof segmentStates.$inferInsert, 'job_id' | 'segment_id'>;

/** Initial text of each segment: the stage before, the memory from 70 % on, or nothing. */
async function statesOf(kernel: Kernel, request: RequestRow, line: LineRow, pieces: readonly LinePiece[]): Promise<NewState[]> {
  const isSame = baseOf(request.source_language) === baseOf(line.target_language);
  const asked = pieces.map(({ source }, index) => ({
    text: source,
    before: pieces[index - 1]?.source ?? null,
    after: pieces[index + 1]?.source ?? null,
  }));
  const scope = { source: request.source_language, target: line.target_language, formality: request.formality };
  const matches =
    request.use_memory && !isSame && pieces.some(({ initial }) => initial === null)
      ? await findMatches(kernel.database, request.account_id, scope, asked, { least: 100, most: 1 })
      : [];
  return pieces.map(({ source, initial }, index): NewState => {
    if (!hasWords(source)) return { target: source, initial, status: 'locked', origin: 'given' };
    if (initial !== null) return { target: initial, initial, status: 'draft', origin: 'given' };
    const match = matches[index]?.[0];
    return match
      ? { target: match.target, initial: null, status: 'draft', origin: 'memory', percent: match.percent }
      : { target: '', initial: null, status: 'new', origin: 'none' };
  });
}

const hashOf = (pieces: readonly LinePiece[]): string =>
  createHash('sha256')
    .update(JSON.stringify(pieces.map(({ unit, source }) => [unit, source])))
    .digest('hex');

async function keepSegments(tx: Db, line: LineRow, jobId: number, pieces: readonly LinePiece[], states: readonly NewState[]) {
  const ids = await insertSegments(
    tx,
    pieces.map(({ unit, source, space }, index) => ({ line_id: line.id, position: index + 1, unit, source, space })),
  );
  await insertStates(
    tx,
    ids.map((id, index) => ({ ...(states[index] as NewState), job_id: jobId, segment_id: id })),
  );
  await updateLine(tx, line.id, { segment_count: ids.length, source_hash: hashOf(pieces) });
}

/** States of requests with lines that need segments. Those on hold are prepared, but not offered. */
const needsSegments: readonly RequestState[] = ['authorised', 'in_progress', 'revision', 'on_hold'];

/** Prepares a line whatever the state of its job; nothing happens if it is prepared or its request is over. */
export async function prepareLine(kernel: Kernel, lineId: number): Promise<void> {
  const line = await findLine(kernel.database, lineId);
  const request = line && (await findRequest(kernel.database, line.request_id));
  if (!line || !request || line.segment_count > 0) return;
  const detail = await orderRows.findDetail(kernel.database, line.order_detail_id);
  const parts = await sourceParts(kernel, line);
  const isSame = baseOf(request.source_language) === baseOf(line.target_language);
  const texts = parts.flatMap((part) => part.texts);
  const isWritten = detail?.status === 'accepted' && line.source_kind !== 'own' && !isSame;
  const first = (await listJobsOf(kernel.database, [request.id])).find((job) => job.line_id === lineId && isLive(job));
  const readWritten = () =>
    (first?.stage === 'certificate' ? peoplesTexts : textsToProofread)(kernel, line, parts, request.source_language);
  const made = isWritten ? await readWritten() : isSame ? texts : null;
  if (first?.stage === 'certificate' && made === null) throw new Error('Nothing can be certified: the paragraphs differ');
  const languages = { from: request.source_language, to: line.target_language };
  const pieces = await runPieces({ texts, made, ...languages, max: maxLineSegments + 1 });
  if (pieces.length > maxLineSegments) throw new Error('The line has too many segments');
  const states = await statesOf(kernel, request, line, pieces);
  await kernel.database.transaction(async (tx) => {
    const locked = await lockWhole(tx, request.id);
    const own = locked?.lines.find(({ id }) => id === lineId);
    const job = locked?.jobs.find((one) => one.line_id === lineId && isLive(one));
    if (!locked || !own || !job || own.segment_count > 0 || !needsSegments.includes(locked.request.state)) return;
    await keepSegments(tx, own, job.id, pieces, states);
    if (job.state !== 'new' || locked.request.state === 'on_hold') return;
    await offerNext(tx, job, locked.request, { ...own, segment_count: pieces.length }, kernel.clock.now());
  });
}

/** The work of the queue. A line with files that cannot be opened puts its request on hold. */
export const prepareJob = defineJob(prepareQueue, {
  lane: 'imports',
  run: (kernel, { lineId }) => prepareLine(kernel, lineId),
  onFail: async (kernel, { lineId }) => {
    const line = await findLine(kernel.database, lineId);
    if (!line) return;
    await kernel.database.transaction(async (tx) => {
      const locked = await lockWhole(tx, line.request_id);
      if (locked?.request.state !== 'authorised' && locked?.request.state !== 'in_progress') return;
      const { request } = locked;
      const changed = await updateRequest(tx, request.id, {
        state: 'on_hold',
        held_state: request.state,
        hold_reason: line.name,
        held_at: kernel.clock.now(),
      });
      await raiseTranslationChanged(tx, changed, null, request.state);
    });
  },
});
