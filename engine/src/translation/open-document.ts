// Any document that can be translated, as its texts and a way to write it again with others.
import { EngineFailure, type GivenFile } from '../core/engine-types.ts';
import { endingOf } from '../files/measure-file.ts';
import { decodeText } from '../sources/decode-text.ts';
import { readFileSource } from '../sources/read-source.ts';
import { openHtml, writeHtml } from './marked-html.ts';
import { openOffice, writeWordFile } from './office-files.ts';
import type { TextRole } from './paired-texts-task.ts';

export interface OpenedDocument {
  texts: string[];
  /** Of each text. */
  roles: TextRole[];
  /** Extension and media type of the output. */
  ending: string;
  mediaType: string;
  write: (translations: readonly string[], language: string) => Uint8Array;
  /** Document word for a difference from the original. */
  warning?: 'layout_of_pdf_lost';
}

const office = 'application/vnd.openxmlformats-officedocument';
const officeTypes: Record<string, string> = {
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
  xlsx: `${office}.spreadsheetml.sheet`,
};

/** The sign that is most often in the first line, outside of quotes; guessing from more is fooled by text in cells. */
function delimiterOf(text: string): string {
  const line = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function openCsv(text: string): Promise<OpenedDocument> {
  const { default: papa } = await import('papaparse');
  const { data, meta } = papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: delimiterOf(text) });
  const cells = data.flatMap((row, line) => row.map((cell, column) => ({ line, column, cell })));
  return {
    texts: cells.map(({ cell }) => cell),
    roles: cells.map(() => ({ kind: 'td', section: '' })),
    ending: 'csv',
    mediaType: 'text/csv',
    write: (translations) => {
      const rows = data.map((row) => [...row]);
      cells.forEach(({ line, column }, index) => {
        const row = rows[line];
        const translation = translations[index];
        if (row && translation !== undefined) row[column] = translation;
      });
      return Buffer.from(papa.unparse(rows, { delimiter: meta.delimiter, newline: meta.linebreak }));
    },
  };
}

/** Line-based files with an extension that selects the program to open them; all others are plain text. */
const lineTypes: Record<string, string> = { srt: 'application/x-subrip', vtt: 'text/vtt', xml: 'application/xml' };

function openLines(text: string, given: string): OpenedDocument {
  const lines = text.split('\n');
  return {
    texts: lines.map((line) => line.trim()),
    roles: lines.map(() => ({ kind: 'p', section: '' })),
    ending: lineTypes[given] === undefined ? 'txt' : given,
    mediaType: lineTypes[given] ?? 'text/plain',
    write: (translations) =>
      Buffer.from(lines.map((line, index) => `${/^\s*/u.exec(line)?.[0] ?? ''}${translations[index] ?? line.trim()}`).join('\n')),
  };
}

function openPage(text: string): OpenedDocument {
  const opened = openHtml(text, { seo: true, left: [] });
  return {
    texts: opened.slots.map((slot) => slot.text),
    roles: opened.slots.map(({ kind }) => ({ kind, section: '' })),
    ending: 'html',
    mediaType: 'text/html',
    write: (translations, language) => {
      opened.slots.forEach((slot, index) => slot.put(translations[index] ?? slot.text));
      return Buffer.from(writeHtml(opened, language));
    },
  };
}

/** The paragraphs of a PDF's text, each in one line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .replace(/^# /, '')
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');

async function openPdf(file: GivenFile): Promise<OpenedDocument> {
  const { text } = await readFileSource(file.bytes, file.name);
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) throw new EngineFailure('FILE_EMPTY', { detail: file.name });
  return {
    texts: paragraphs,
    roles: paragraphs.map(() => ({ kind: 'p', section: '' })),
    ending: 'docx',
    mediaType: officeTypes['docx'] ?? '',
    write: (translations) => writeWordFile(translations),
    warning: 'layout_of_pdf_lost',
  };
}

/** Opens the document. Throws `EngineFailure` where it is empty, damaged or of a kind that nobody asked for. */
export async function openDocument(file: GivenFile): Promise<OpenedDocument> {
  const ending = endingOf(file.name);
  const mediaType = officeTypes[ending];
  if (mediaType !== undefined) {
    const opened = openOffice(file.bytes, ending, file.name);
    return { ...opened, ending, mediaType, write: (translations) => opened.write(translations) };
  }
  if (ending === 'pdf') return openPdf(file);
  const text = decodeText(file.bytes);
  if (ending === 'csv') return openCsv(text);
  if (ending === 'html' || ending === 'htm') return openPage(text);
  return openLines(text.replace(/\r\n?/g, '\n'), ending);
}
