// Sending a document to a website. Whatever happens it ends live, as a draft over there, or failed with a reason; only the newest run writes.

import { EngineFailure } from '@folio/engine/core/engine-types';
import { publishHtml } from '@folio/engine/document/publish-html';
import { type OutgoingDocument, problemLine, type Receipt, refusalDetail, WebsiteProblem } from '../../connectors/connectors.ts';
import type { Db } from '../../kernel/db/database.ts';
import { defineJob } from '../../kernel/define-job.ts';
import { AppError, type ErrorKey } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { brokenRules, closeCurrentVersion, findDocument, lockDocument } from '../documents/index.ts';
import { connectTo, findWebsite, lockWebsite, recordConnectionResult, type WebsiteRow } from '../websites/index.ts';
import { readOutgoingMeta } from './outgoing-meta.ts';
import { documentGoesOut, documentPublished, documentPublishFailed } from './publication-events.ts';
import { beginSending, endSending, findPublication, type PublicationRow } from './publications.queries.ts';
import { documentPublishQueue } from './publish-queue.ts';
import { sendPictures } from './send-pictures.ts';

/**
 * The newest text. Its version is closed first, so later typing makes the publication outdated. Read where it is checked: a text without
 * approval, or one that breaks a blocking rule of its voice by now, is not sent. Throws 409 then.
 */
async function outgoing(kernel: Kernel, detailId: number): Promise<OutgoingDocument | null> {
  const { document, meta } = await kernel.database.transaction(async (tx) => {
    await closeCurrentVersion(tx, detailId);
    await dispatch(kernel, tx, documentGoesOut, { orderDetailId: detailId });
    return { document: await findDocument(tx, detailId), meta: await readOutgoingMeta(kernel, tx, detailId) };
  });
  if (!document || document.html === null || document.version_id === null) return null;
  await brokenRules.refuseBrokenText(kernel, document);
  const { title, html, language, version_id: versionId } = document;
  return { id: detailId, versionId, title, html: publishHtml(html), language, ...meta };
}

async function send(
  kernel: Kernel,
  website: WebsiteRow,
  document: OutgoingDocument,
  publication: PublicationRow,
  signal: AbortSignal,
): Promise<Receipt> {
  const entry = { remoteId: publication.remote_id, remoteUrl: publication.remote_url, key: publication.remote_key };
  const { connector, context } = connectTo(kernel, website, signal);
  const html = await sendPictures(kernel, connector, context, document);
  return connector.publish(context, { ...document, html }, entry);
}

/** Writes down why a run failed, unless a newer one has begun, and answers whether it did. `code` is a message key in any case. */
async function fail(
  kernel: Kernel,
  publication: PublicationRow,
  code: WebsiteProblem['code'] | ErrorKey,
  detail = '',
  run: number | { round: number | undefined } = publication.attempt,
): Promise<boolean> {
  return kernel.database.transaction(async (tx) => {
    const { id, order_detail_id: orderDetailId, website_id: websiteId } = publication;
    await lockDocument(tx, orderDetailId);
    const outcome = { state: 'failed', problem: problemLine(code, detail) } as const;
    if (!(await endSending(tx, id, run, outcome))) return false;
    await dispatch(kernel, tx, documentPublishFailed, { orderDetailId, websiteId, reason: code, detail });
    return true;
  });
}

/** True if the website still has the URL of the request; holds until the transaction ends. */
async function isStillAt(tx: Db, { id, url }: WebsiteRow): Promise<boolean> {
  await lockWebsite(tx, id);
  return (await findWebsite(tx, id))?.url === url;
}

async function run(kernel: Kernel, id: number, { signal, isLastTry }: JobRun): Promise<void> {
  const known = await findPublication(kernel.database, id);
  // The website is read first: one with a new URL has publications without the ids of the URL before.
  const website = known && (await findWebsite(kernel.database, known.website_id));
  const publication = website && (await beginSending(kernel.database, id));
  if (!publication) return;
  try {
    const document = await outgoing(kernel, publication.order_detail_id);
    if (!document) return void (await fail(kernel, publication, 'UNEXPECTED'));
    const sent = await send(kernel, website, document, publication, signal);
    const { remoteUrl, state } = sent;
    const isNewest = await kernel.database.transaction(async (tx) => {
      const { order_detail_id: orderDetailId } = publication;
      await lockDocument(tx, orderDetailId);
      const remoteId = (await isStillAt(tx, website)) ? sent.remoteId : null;
      const outcome = { state, remote_id: remoteId, remote_url: remoteUrl, problem: null, version_id: document.versionId };
      // A newer run announces its own result.
      if (!(await endSending(tx, id, publication.attempt, outcome))) return false;
      await dispatch(kernel, tx, documentPublished, { orderDetailId, websiteId: website.id, remoteUrl });
      return true;
    });
    if (isNewest) await recordConnectionResult(kernel.database, website, { state: 'ok', problem: null });
  } catch (failure) {
    // Refused as the document is now, which no later try changes.
    if (failure instanceof AppError && failure.status === 409)
      return void (await fail(kernel, publication, failure.key, refusalDetail(failure)));
    if (failure instanceof EngineFailure && failure.code === 'ABORTED') throw failure;
    const problem = failure instanceof WebsiteProblem ? failure : null;
    if (!isLastTry && (problem === null || problem.isTemporary)) throw failure;
    if (problem === null) kernel.log.warn({ err: failure, publication_id: id }, 'A document was not published');
    const isNewest = await fail(kernel, publication, problem?.code ?? 'UNEXPECTED', problem?.detail);
    // A website that answers and wants not this text publishes others.
    if (isNewest && problem && problem.code !== 'WEBSITE_REJECTED') {
      const line = problemLine(problem.code, problem.detail);
      await recordConnectionResult(kernel.database, website, { state: 'failing', problem: line });
    }
  }
}

export const documentPublishJob = defineJob(documentPublishQueue, {
  lane: 'care',
  run: (kernel, { publicationId }, jobRun) => run(kernel, publicationId, jobRun),
  onFail: async (kernel, { publicationId, round }) => {
    const publication = await findPublication(kernel.database, publicationId);
    if (publication) await fail(kernel, publication, 'UNEXPECTED', undefined, { round });
  },
});
