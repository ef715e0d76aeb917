import type { ParsedDocument } from './document-blocks.ts';

/** Opens a PDF to draw on, with the typefaces of downloads; the writer is loaded when it is first needed. */
export const openPdf = async (document: ParsedDocument) => new (await import('./pdf-writer.ts')).PdfWriter(document);
