// Delivering a job: its file is written and compared, its document gets the next version, the memory the confirmed texts, and the next
// stage begins.

import { plainText } from '@folio/contract/bilingual/protected-parts';
import { wordDistance } from '@folio/contract/bilingual/word-distance';
import { countWords } from '@folio/contract/tool-price';
import type { SegmentFault } from '@folio/contract/translation-jobs';
import { maxLineSegments } from '@folio/contract/translation-words';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import type { TextRole } from '@folio/engine/translation/paired-texts-task';
import { runTexts, runWrite } from '@folio/engine/translation/run-in-reader';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict } from '../../../kernel/errors.ts';
import { keepStored } from '../../../kernel/keep-stored.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type assetRows, assetRows as assets, storeFile } from '../../assets/index.ts';
import { deliverVersion } from '../../documents/index.ts';
import { saveUnits, translationMemoryOf } from '../../translation-memory/index.ts';
import { type DeliveredFile, saveCertificate, signCertificate } from '../certificates/issue-certificate.ts';
import { raiseTranslationChanged } from '../core/desk-events.ts';
import { approvalDays, endOfWorkingDay } from '../core/desk-time.ts';
import { getOwnJob, type LockedJob, lockJobFor, type SeenJob } from '../core/get-job.ts';
import { flatMapInSlices } from '../core/in-slices.ts';
import { findJob, updateJob } from '../core/jobs.queries.ts';
import type { Corrections } from '../core/jobs.table.ts';
import { sourceParts, textsWith } from '../core/line-texts.ts';
import { listHolidays } from '../core/linguists.queries.ts';
import { type LineRow, type RequestRow, updateRequest } from '../core/requests.queries.ts';
import { copyStates, countStates, listSegments, listUnreviewed, type SegmentRow } from '../core/segments.queries.ts';
import { faultsOf } from '../segments/check-job.ts';
import { listDeskTerms } from '../segments/desk-terms.ts';
import { offerNext } from './offer-job.ts';
import { asOneDelivery } from './one-delivery.ts';
import { refuseUnprepared } from './unprepared-lines.ts';

interface Delivery {
  id: number;
  note?: string | undefined;
}

interface Written {
  /** Of the document's next version. */
  html: string;
  files: assetRows.NewAsset[];
  /** Translated texts, in the order of the sources. */
  outputs: DeliveredFile[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Texts with letters as headings, lists and paragraphs, each in a block of its own. */
function blocksOf(texts: readonly string[], roles: readonly TextRole[]): string {
  let html = '';
  let isList = false;
  for (const [index, marked] of texts.entries()) {
    const text = plainText(marked);
    if (text === '') continue;
    const kind = roles[index]?.kind ?? 'p';
    if (isList !== (kind === 'li')) html += isList ? '</ul>' : '<ul>';
    isList = kind === 'li';
    const name = kind === 'li' || /^h[1-6]$/.test(kind) ? kind : 'p';
    html += `<${name}>${escaped(text)}</${name}>`;
  }
  return isList ? `${html}</ul>` : html;
}

/** The document of a translated file. A page keeps its markup if that has the same texts; other files become blocks. */
async function documentOf({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }, texts: string[], roles: TextRole[]) {
  const blocks = blocksOf(texts, roles);
  if (mediaType !== 'text/html') return blocks;
  const html = sanitiseHtml(Buffer.from(bytes).toString());
  const { texts: read } = await runTexts('document.html', Buffer.from(html));
  return read.length === texts.filter((text) => plainText(text) !== '').length ? html : blocks;
}

const translatedName = (name: string, language: string, ending: string) =>
  `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${language}.${ending}`;

/** Writes the line's files again with the targets. Throws `EngineFailure` where a file that was written does not hold them. */
async function writeLine(kernel: Kernel, line: LineRow, request: RequestRow, segments: readonly SegmentRow[]): Promise<Written> {
  const parts = await sourceParts(kernel, line);
  const texts = textsWith(parts, segments, { from: request.source_language, to: line.target_language });
  const files: assetRows.NewAsset[] = [];
  const outputs: DeliveredFile[] = [];
  let html = '';
  for (const [index, part] of parts.entries()) {
    const own = texts[index] ?? [];
    const written = await runWrite({ name: part.name, bytes: part.bytes, texts: own, language: line.target_language });
    if (!written.isSame) throw new EngineFailure('FILE_DAMAGED', { detail: part.name });
    if (line.source_kind === 'version' || line.source_kind === 'own') html += sanitiseHtml(Buffer.from(written.bytes).toString());
    else html += await documentOf(written, own, part.roles);
    const name = translatedName(line.source_kind === 'files' ? part.name : line.name, line.target_language, written.ending);
    outputs.push({ name, bytes: written.bytes, mediaType: written.mediaType });
    if (line.source_kind !== 'files') continue;
    files.push(
      await storeFile(kernel, written.bytes, {
        account_id: request.account_id,
        user_id: request.user_id,
        order_detail_id: line.order_detail_id,
        role: 'result',
        key: `delivery-${index + 1}`,
        file_name: name,
        media_type: written.mediaType,
      }),
    );
  }
  return { html, files, outputs };
}

const qualities = { translation: 'confirmed', revision: 'reviewed', proofreading: 'reviewed', certificate: 'certified' } as const;

/** Saves confirmed segments in the account's memory, unless the request leaves no trace; returns the number of units. */
async function remember(
  tx: Db,
  { request, line, job }: LockedJob,
  segments: readonly SegmentRow[],
  userId: number,
): Promise<number> {
  if (!request.use_memory || request.source_language === line.target_language) return 0;
  const units = segments.flatMap((segment, index) =>
    segment.status === 'locked'
      ? []
      : [
          {
            source: segment.source,
            target: segment.target,
            quality: qualities[job.stage],
            before: segments[index - 1]?.source ?? null,
            after: segments[index + 1]?.source ?? null,
            createdBy: userId,
            originName: request.title,
          },
        ],
  );
  const scope = { source: request.source_language, target: line.target_language, formality: request.formality };
  await saveUnits(tx, request.account_id, scope, units);
  return units.length;
}

async function countChangedWords(segments: readonly SegmentRow[]): Promise<number> {
  const counts = await flatMapInSlices(segments, ({ initial, target }) =>
    initial === null || initial === target ? [] : [wordDistance(initial, target)],
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Segments that a reason is given for, by it. */
function correctionsIn(segments: readonly SegmentRow[]): Corrections {
  const counts: Corrections = {};
  for (const { initial, target, reason } of segments)
    if (initial !== null && initial !== target && reason !== null) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** The stage after begins, or the request is delivered once every line is. */
async function goOn(kernel: Kernel, tx: Db, actor: Actor, locked: LockedJob): Promise<void> {
  const now = kernel.clock.now();
  const { request, line, jobs, job } = locked;
  const next = jobs.find((one) => one.line_id === line.id && one.position === job.position + 1);
  if (next) {
    await copyStates(tx, job.id, next.id);
    if (next.linguist_id === null) await offerNext(tx, next, request, line, now);
    return;
  }
  const isAll = jobs.every((one) => one.id === job.id || one.state === 'delivered' || one.state === 'done');
  if (!isAll) return;
  const changed = await updateRequest(tx, request.id, {
    state: 'delivered',
    delivered_at: now,
    approves_at: request.kind === 'certified' ? null : endOfWorkingDay(now, approvalDays, await listHolidays(tx)),
  });
  await raiseTranslationChanged(tx, changed, actor, request.state);
}

/**
 * Throws 422 while a segment has an error, 409 where a segment was saved while the file was written, `EngineFailure` where the file that
 * was written does not hold the translation.
 */
export async function deliverJob(kernel: Kernel, actor: Actor, { id, note }: Delivery): Promise<void> {
  const own = await getOwnJob(kernel.database, actor, id);
  await asOneDelivery(kernel.database, id, () => deliver(kernel, actor, own, note));
}

/** Segments that an answer names. */
const maxNamed = 50;

/** Throws 422 at each segment with an error, or that the certifier has not reviewed personally (`others`, by position). */
function refuseFaults(segments: readonly SegmentRow[], faults: readonly SegmentFault[], others: ReadonlySet<number>): void {
  const errors = Map.groupBy(
    faults.filter(({ severity }) => severity === 'error'),
    ({ position }) => position,
  );
  const positions = segments.map(({ position }) => position).filter((one) => errors.has(one) || others.has(one));
  if (positions.length === 0 && segments.length > 0) return;
  const named = positions.slice(0, maxNamed);
  const isUnconfirmed = (position: number) => (errors.get(position) ?? []).every(({ code }) => code === 'unconfirmed');
  throw new AppError(422, 'segments_with_faults', {
    params: { count: positions.length, numbers: named.join(', ') + (named.length < positions.length ? ', …' : '') },
    issues: named.map((position) => ({
      field: `segments.${position}`,
      code: isUnconfirmed(position) ? 'segment_unconfirmed' : 'segment_has_errors',
    })),
  });
}

async function deliver(kernel: Kernel, actor: Actor, own: SeenJob, note: string | undefined): Promise<void> {
  const { database } = kernel;
  const { job, request, line } = own;
  const { id } = job;
  if (job.state !== 'in_progress' && job.state !== 'sent_back' && job.state !== 'accepted') throw conflict('job_state');
  await refuseUnprepared(database, line);
  const before = await countStates(database, id);
  const segments = await listSegments(database, id, { after: 0, limit: maxLineSegments });
  const terms = await listDeskTerms(translationMemoryOf(database, request.account_id), request, line);
  const faults = await faultsOf(request, line, segments, terms, job.stage);
  const others = new Set(job.stage === 'certificate' ? await listUnreviewed(database, id, actor.id) : []);
  refuseFaults(segments, faults, others);
  const changedWords = await countChangedWords(segments);
  const written = await writeLine(kernel, line, request, segments);
  // Another process may have delivered it meanwhile: nothing is signed then.
  if (job.stage === 'certificate' && (await findJob(database, id))?.state !== job.state) throw conflict('job_state');
  const signed = job.stage === 'certificate' ? await signCertificate(kernel, actor, own, written.outputs) : null;
  const kept = [...written.files, ...(signed ? [...signed.sources, ...signed.targets, signed.pdf] : [])];
  const keys = kept.map((file) => file.storage_key);
  await keepStored(kernel, keys, () =>
    database.transaction(async (tx) => {
      const locked = await lockJobFor(tx, id, request.id, ['in_progress', 'sent_back', 'accepted']);
      if ((await countStates(tx, id)).revisions !== before.revisions) throw conflict('segments_changed');
      const files = await assets.insertAssets(tx, written.files);
      const { html } = written;
      const version = await deliverVersion(kernel, tx, {
        orderDetailId: line.order_detail_id,
        html,
        words: countWords(textOfHtml(html)),
        userId: actor.id,
      });
      if (signed) await saveCertificate(tx, actor, own, signed, { versionNumber: version, files });
      const added = await remember(tx, locked, segments, actor.id);
      await updateJob(tx, id, {
        state: 'delivered',
        delivered_at: kernel.clock.now(),
        started_at: locked.job.started_at ?? kernel.clock.now(),
        version_number: version,
        delivery_note: note || null,
        changed_segments: before.changed,
        changed_words: changedWords,
        corrections: correctionsIn(segments),
        added_units: added,
      });
      await goOn(kernel, tx, actor, locked);
    }),
  );
}
