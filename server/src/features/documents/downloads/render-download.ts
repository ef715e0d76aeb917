// A document in the format that someone downloads. Its HTML is read once, whatever the format.
import type { TextFormat } from '@folio/contract/document-shapes';
import { withParts } from '@folio/engine/parts/optional-parts';
import type { DownloadSource, ParsedDocument } from './document-blocks.ts';
import { renderHtmlFile } from './html-download.ts';
import { renderMarkdown } from './markdown-download.ts';
import { renderPlainText } from './plain-text-download.ts';
import { readDocument } from './read-blocks.ts';

interface Format {
  mimeType: string;
  render: (document: ParsedDocument) => Uint8Array | Promise<Uint8Array>;
}

// The two large writers and their typefaces are loaded with the first document that asks for them.
const formats = {
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    render: async (document: ParsedDocument) => (await import('./docx-download.ts')).renderDocx(document),
  },
  pdf: {
    mimeType: 'application/pdf',
    render: async (document: ParsedDocument) => {
      const { renderPdf } = await import('./pdf-download.ts');
      return withParts(() => renderPdf(document));
    },
  },
  html: { mimeType: 'text/html; charset=utf-8', render: renderHtmlFile },
  md: { mimeType: 'text/markdown; charset=utf-8', render: renderMarkdown },
  csv: {
    mimeType: 'text/csv; charset=utf-8',
    render: async (document: ParsedDocument) => (await import('./table-download.ts')).renderCsv(document),
  },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    render: async (document: ParsedDocument) => (await import('./table-download.ts')).renderXlsx(document),
  },
  txt: { mimeType: 'text/plain; charset=utf-8', render: renderPlainText },
} satisfies Record<TextFormat, Format>;

export type DownloadFormat = keyof typeof formats;

export interface DownloadFile {
  bytes: Uint8Array;
  mimeType: string;
  /** Without a dot; the same word as the format. */
  extension: DownloadFormat;
}

/** Renders a document's HTML as a file. Markup that a format cannot show is read as text; it does not fail on content. */
export async function renderDownload(source: DownloadSource, format: DownloadFormat): Promise<DownloadFile> {
  const { mimeType, render } = formats[format];
  return { bytes: await render(readDocument(source)), mimeType, extension: format };
}
