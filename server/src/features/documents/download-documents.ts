// Downloading documents: one as a file, several as a zip.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { StreamedFile } from '../../kernel/streamed-file.ts';
import { inlinePictures } from '../assets/index.ts';
import { orderPolicy, type orderRows, pickedDetails } from '../orders/index.ts';
import { listCurrentVersions } from './documents.queries.ts';
import { fileNameFor } from './downloads/file-name.ts';
import { type DownloadFormat, renderDownload } from './downloads/render-download.ts';
import { zipDocuments } from './downloads/zip-download.ts';
import { getProvenance } from './get-provenance.ts';
import { provenanceHtml } from './provenance-html.ts';

export interface DownloadCall {
  order_detail_id?: number | undefined;
  order_detail_ids?: number[] | undefined;
  format: DownloadFormat;
  /** Adds the author of each passage, in the caller's language. */
  provenance?: boolean | undefined;
}

/** Number of documents with texts in memory at once. */
const batch = 25;

/** Formats with images. The others describe each image in words. */
const showPictures = new Set<DownloadFormat>(['docx', 'pdf', 'html']);

async function* textsOf(
  kernel: Kernel,
  details: orderRows.OrderDetailRow[],
  format: DownloadFormat,
  inLanguage: InterfaceLanguage | null,
) {
  const db = kernel.database;
  for (let start = 0; start < details.length; start += batch) {
    const some = details.slice(start, start + batch);
    const versions = await listCurrentVersions(
      db,
      some.map((detail) => detail.id),
    );
    const texts = [...versions].map(([id, { html }]) => ({ id, html }));
    const provenances = inLanguage === null ? null : await getProvenance(db, texts);
    for (const { id, language } of some) {
      const version = versions.get(id);
      const provenance = provenances?.get(id);
      const part = provenance && inLanguage ? provenanceHtml(provenance, inLanguage) : '';
      if (!version) continue;
      const html = showPictures.has(format) ? await inlinePictures(kernel, id, version.html) : version.html;
      yield { title: version.title, html: html + part, language };
    }
  }
}

/** One document as a file, or the written ones of several as a zip. Throws 404 outside the actor's view, 409 if none is written. */
export async function downloadDocuments(kernel: Kernel, actor: Actor, call: DownloadCall): Promise<File> {
  const details = await pickedDetails.pickDetails(kernel.database, actor, call);
  const ready = details.filter((detail) => orderPolicy.abilities(actor, detail).download);
  if (ready.length === 0) throw conflict('order_not_downloadable');
  const inLanguage = call.provenance ? actor.language : null;
  if (call.order_detail_ids) {
    const chunks = zipDocuments(textsOf(kernel, ready, call.format, inLanguage), call.format);
    const day = kernel.clock.now().toISOString().slice(0, 10);
    return StreamedFile.begin(chunks, `documents-${day}.zip`, 'application/zip');
  }
  for await (const document of textsOf(kernel, ready, call.format, inLanguage)) {
    const { bytes, mimeType, extension } = await renderDownload(document, call.format);
    return new File([Buffer.from(bytes)], fileNameFor(document.title, extension, document.language), { type: mimeType });
  }
  throw conflict('order_not_downloadable');
}
