// What other features need to make files that are downloaded.
import type { ParsedDocument } from './document-blocks.ts';

export { fileNameFor } from './file-name.ts';
export { renderDownload } from './render-download.ts';
export { zipDocuments } from './zip-download.ts';

/** Opens a PDF to draw on, with the typefaces of downloads; the writer is loaded when it is first needed. */
export const openPdf = async (document: ParsedDocument) => new (await import('./pdf-writer.ts')).PdfWriter(document);
