// Reads one file of a known kind. Runs in a worker: parsers of strangers' files may hang or eat memory.
import { assertModestArchive } from './archive-size.ts';
import { declaredCharset, decodeText } from './decode-text.ts';
import type { ExtractedText } from './extracted-text.ts';
import type { SourceKind } from './source-kinds.ts';

export interface ExtractionTask {
  kind: SourceKind;
  bytes: Uint8Array;
  url: string | null;
  /** Of a page: the content type that its server declared. */
  contentType: string;
  /** Reads a workbook's first sheet cell by cell instead of as text. */
  isTable?: boolean;
}

/** The file's text. Parsers are loaded when first needed; throws whatever they throw. */
export async function extractText({ kind, bytes, url, contentType, isTable }: ExtractionTask): Promise<ExtractedText> {
  switch (kind) {
    case 'pdf':
      return (await import('./read-pdf.ts')).readPdf(bytes);
    case 'doc':
      return (await import('./read-word.ts')).readDoc(bytes);
    case 'docx':
      assertModestArchive(bytes);
      return (await import('./read-word.ts')).readDocx(bytes);
    case 'pptx':
      assertModestArchive(bytes);
      return (await import('./read-slides.ts')).readPptx(bytes);
    case 'xlsx':
      assertModestArchive(bytes);
      (await import('./sheet-size.ts')).assertModestSheets(bytes);
      return isTable
        ? { title: '', text: '', rows: await (await import('./read-table.ts')).readXlsxCells(bytes) }
        : (await import('./read-table.ts')).readXlsx(bytes);
    case 'csv':
      return (await import('./read-table.ts')).readCsv(bytes);
    case 'html':
      return (await import('./read-html.ts')).readHtml(decodeText(bytes, declaredCharset(contentType, bytes)), url);
    case 'md':
      return (await import('./read-plain-text.ts')).readMarkdown(bytes);
    default:
      return (await import('./read-plain-text.ts')).readPlainText(bytes);
  }
}
