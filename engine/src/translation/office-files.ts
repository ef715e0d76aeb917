// Word, PowerPoint and Excel files taken apart into paragraphs and put together again: only the words between text tags change. Runs of
// different looks become numbered tags within a segment, so that bold stays on its words.
import type { ParagraphKind } from '@folio/contract/translation-words';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { EngineFailure } from '../core/engine-types.ts';
import { assertModestArchive } from '../sources/archive-size.ts';
import { Layout, layoutTags, readStyles, type Styles, sectionOf } from './office-layout.ts';
import type { TextRole } from './paired-texts-task.ts';

interface Dialect {
  /** Parts of the archive that hold words. */
  parts: RegExp;
  /** As a pattern. */
  paragraph: string;
  text: string;
  formatting: string;
}

/** Titles of charts. Values that a chart copies from cells follow the cells. */
const charts: Dialect = {
  parts: /^(?:word|ppt|xl)\/charts\/chart[^/]*\.xml$/,
  paragraph: 'a:p',
  text: 'a:t',
  formatting: 'a:rPr',
};

const dialects: Record<string, Dialect[]> = {
  docx: [
    {
      parts: /^word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
      paragraph: 'w:p',
      text: 'w:t',
      formatting: 'w:rPr',
    },
    charts,
  ],
  pptx: [{ parts: /^ppt\/(slides|notesSlides)\/[^/]+\.xml$/, paragraph: 'a:p', text: 'a:t', formatting: 'a:rPr' }, charts],
  xlsx: [
    { parts: /^xl\/(sharedStrings|worksheets\/[^/]+)\.xml$/, paragraph: '(?:si|is)', text: 't', formatting: 'rPr' },
    { parts: /^xl\/comments(?:\d*|\/[^/]+)\.xml$/, paragraph: 'text', text: 't', formatting: 'rPr' },
    charts,
  ],
};

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decode = (xml: string) =>
  xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(lt|gt|amp|quot|apos));/gi, (_, hex?: string, figure?: string, name?: string) =>
    name ? (entities[name.toLowerCase()] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(figure)),
  );
const encode = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '');

interface Run {
  /** Range of its words in the part. */
  from: number;
  to: number;
  /** Start of its tag, to mark its spaces as significant. */
  tagFrom: number;
  text: string;
  formatting: string;
}

/** Runs in a row that look alike are one. */
interface Group {
  runs: Run[];
  text: string;
}

export interface OfficeSlot {
  text: string;
  kind: ParagraphKind;
  /** Changes to be made in the part, as `[from, to, with]`. */
  changes: (translation: string) => [number, number, string][];
}

/** Returns the formatting of a run without invisible differences. */
const seen = (formatting: string) =>
  formatting
    .replace(/\s(?:xml:)?(?:lang|altLang|dirty|err|smtClean|w:rsid\w*)="[^"]*"/g, '')
    .replace(/<w:(?:lang|noProof)\b[^>]*>/g, '');

function groupsOf(runs: readonly Run[]): Group[] {
  const groups: Group[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.runs[0]?.formatting === run.formatting) {
      last.runs.push(run);
      last.text += run.text;
    } else groups.push({ runs: [run], text: run.text });
  }
  return groups;
}

function slotOf(runs: readonly Run[], { text: tag }: Dialect, kind: ParagraphKind): OfficeSlot | null {
  const groups = groupsOf(runs);
  const whole = groups.map(({ text }) => text).join('');
  if (whole.trim() === '') return null;
  const isPlain = groups.length === 1;
  // Text that only looks like one of our tags must not become one.
  const safe = (text: string) => text.replaceAll('<', '‹');
  const text = isPlain
    ? safe(whole)
    : groups.map((group, index) => `<g${index + 1}>${safe(group.text)}</g${index + 1}>`).join('');
  const changes = (translation: string): [number, number, string][] => {
    const parts = groups.map(() => '');
    let at = 0;
    for (const piece of isPlain ? [translation] : translation.split(/(<\/?g\d+>)/u)) {
      const opening = isPlain ? null : /^<g(\d+)>$/u.exec(piece);
      if (opening) at = Math.min(groups.length, Math.max(1, Number(opening[1]))) - 1;
      else if (isPlain || !/^<\/g\d+>$/u.test(piece)) parts[at] = `${parts[at] ?? ''}${piece.replaceAll('‹', '<')}`;
    }
    return groups.flatMap((group, index) =>
      group.runs.flatMap((run, position): [number, number, string][] => [
        [run.tagFrom, run.from, `<${tag} xml:space="preserve">`],
        [run.from, run.to, position === 0 ? encode(parts[index] ?? '') : ''],
      ]),
    );
  };
  return { text, kind, changes };
}

function slotsOf(xml: string, dialect: Dialect, styles: Styles): OfficeSlot[] {
  const { paragraph, text, formatting } = dialect;
  const token = new RegExp(
    `<${paragraph}(?=[ >])|</${paragraph}>|<${formatting}(?:\\s[^>]*)?/>|<${formatting}(?:\\s[^>]*)?>[\\s\\S]*?</${formatting}>|</(?:w:|a:)?r>|<(?:w:tab|w:br|a:br|rPh)\\b|${layoutTags}|(<${text}(?:\\s[^>]*)?>)([^<]*)</${text}>`,
    'g',
  );
  const slots: OfficeSlot[] = [];
  let runs: Run[] = [];
  let current = '';
  const layout = new Layout(styles, dialect.text === 't');
  const close = () => {
    const slot = slotOf(runs, dialect, layout.kind());
    if (slot) slots.push(slot);
    runs = [];
  };
  for (const found of xml.matchAll(token)) {
    const [whole, tag, words] = found;
    if (tag !== undefined && words !== undefined) {
      const from = found.index + tag.length;
      runs.push({ from, to: from + words.length, tagFrom: found.index, text: decode(words), formatting: current });
    } else if (whole.startsWith(`<${formatting}`)) current = seen(whole);
    else if (/^<\/(?:w:|a:)?r>$/.test(whole)) current = '';
    else if (!layout.read(whole)) {
      close();
      if (whole.startsWith(`<${paragraph}`)) layout.begin();
    }
  }
  close();
  return slots;
}

export interface OpenedOffice {
  texts: string[];
  /** Of each text. */
  roles: TextRole[];
  /** The file with these words in place of its own. */
  write: (translations: readonly string[]) => Uint8Array;
}

/** Opens a file by its ending. Throws `EngineFailure` where it is none of that kind. */
export function openOffice(bytes: Uint8Array, ending: string, name: string): OpenedOffice {
  const known = dialects[ending];
  if (!known) throw new EngineFailure('FILE_UNREADABLE', { detail: name });
  let entries: Record<string, Uint8Array>;
  try {
    assertModestArchive(bytes);
    entries = unzipSync(bytes);
  } catch (cause) {
    throw new EngineFailure('FILE_DAMAGED', { detail: name, cause });
  }
  const styles = readStyles(entries['word/styles.xml']);
  // Kind after kind, so that jobs keep the numbers of their texts when a later version reads more kinds.
  const parts = known.flatMap((dialect) =>
    Object.keys(entries)
      .filter((path) => dialect.parts.test(path))
      .map((path) => {
        const xml = strFromU8(entries[path] ?? new Uint8Array());
        return { path, xml, slots: slotsOf(xml, dialect, styles) };
      }),
  );
  if (parts.length === 0) throw new EngineFailure('FILE_EMPTY', { detail: name });
  return {
    texts: parts.flatMap(({ slots }) => slots.map(({ text }) => text)),
    roles: parts.flatMap(({ path, slots }) => slots.map(({ kind }) => ({ kind, section: sectionOf(path) }))),
    write: (translations) => {
      let next = 0;
      const changed = parts.map(({ path, xml, slots }): [string, Uint8Array] => {
        const changes = slots.flatMap((slot) => slot.changes(translations[next++] ?? slot.text));
        let written = '';
        let at = 0;
        for (const [from, to, by] of changes.sort(([one], [other]) => one - other)) {
          written += xml.slice(at, from) + by;
          at = to;
        }
        return [path, strToU8(written + xml.slice(at))];
      });
      return zipSync({ ...entries, ...Object.fromEntries(changed) });
    },
  };
}

/** Writes a plain Word file of these paragraphs, for documents that could not keep their layout. */
export function writeWordFile(paragraphs: readonly string[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${encode(text)}</w:t></w:r></w:p>`).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(`${head}<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`),
  });
}
