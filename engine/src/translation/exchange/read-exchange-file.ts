// A file of terms or translated texts as pairs: csv as a spreadsheet saves it, TMX and TBX. Every fault is named with its line. Runs in a worker: a file of
// 5 MB takes a second.
import { translationLanguages } from '@folio/catalogue/translation-languages';
import { baseOf } from '@folio/contract/languages';
import { maxExchanged, maxMemoryTextLength } from '@folio/contract/translation-memory';
import papaparse from 'papaparse';
import { separatorOf } from '../../sources/csv-separator.ts';
import { decodeText } from '../../sources/decode-text.ts';
import { readExchangeXml, type XmlFault } from './read-exchange-xml.ts';

export type ExchangeKind = keyof typeof maxExchanged;

export interface ExchangePair {
  source_language: string;
  target_language: string;
  source: string;
  target: string;
  formality: string;
  /** Notes of glossary terms; memory has none. */
  note?: string | null;
  /** Null where a file does not say. */
  is_forbidden?: boolean | null;
}

interface FoundPair {
  line: number;
  from: string;
  to: string;
  source: string;
  target: string;
  formality: string;
  note?: string | null;
  isForbidden?: boolean | null;
}

/** Why no pair of a file is read. */
export type FileFault = XmlFault | 'columns_missing' | 'file_without_pairs';

/** The fault of one line, as a code of the validation messages. */
export interface LineFault {
  line: number;
  code: string;
  params: Record<string, string | number>;
}

interface StatedLanguages {
  source_language?: string | undefined;
  target_language?: string | undefined;
}

/** The longest note of a glossary term, in characters. */
const maxNoteLength = 200;
const longest = { terms: 200, texts: maxMemoryTextLength };
const formalities = new Set(['auto', 'formal', 'informal']);
/** Faults that are named, so that a wrong file does not answer a book. */
const shownFaults = 100;

const codes = new Map(translationLanguages.map((code) => [code.toLowerCase(), code]));

/** Older codes of other programs. */
const renamed: Record<string, string> = { no: 'nb', iw: 'he', in: 'id' };

/** The code by which translations know this language: "DE", "de_DE" and "de-AT" are "de"; null for none. */
function languageOf(written: string): string | null {
  const tag = written.trim().toLowerCase().replaceAll('_', '-');
  const base = baseOf(tag);
  return codes.get(tag) ?? codes.get(base) ?? renamed[base] ?? translationLanguages.find((code) => baseOf(code) === base) ?? null;
}

const names: Record<string, string[]> = {
  from: ['source_language', 'source language', 'from'],
  to: ['target_language', 'target language', 'to'],
  source: ['term', 'source'],
  target: ['translation', 'target'],
  formality: ['formality'],
};

const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

function pairsOfCsv(text: string, stated: StatedLanguages): FoundPair[] | FileFault {
  const plain = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '');
  const { data, errors } = papaparse.parse<string[]>(plain, { delimiter: separatorOf(plain) });
  if (text.includes('\0') || errors.some(({ type }) => type === 'Quotes')) return 'file_damaged';
  const [header = [], ...rows] = data;
  const heads = header.map((cell) => cell.trim().toLowerCase());
  const at = (kind: string) => heads.findIndex((head) => names[kind]?.includes(head));
  const [from, to, formality] = [at('from'), at('to'), at('formality')];
  let [source, target] = [at('source'), at('target')];
  const byCode = heads.flatMap((head, index) => (languageOf(head) === null || head === 'to' ? [] : [index]));
  const isByCode = source < 0 && target < 0 && byCode.length === 2;
  if (isByCode) [source = -1, target = -1] = byCode;
  const hasLanguages = isByCode || ((from >= 0 || stated.source_language) && (to >= 0 || stated.target_language));
  if (source < 0 || target < 0 || !hasLanguages) return 'columns_missing';
  return rows.flatMap((cells, index): FoundPair[] => {
    const cell = (column: number) => withoutApostrophe(cells[column] ?? '');
    if (cells.every((one) => one.trim() === '')) return [];
    return [
      {
        line: index + 2,
        from: isByCode ? (heads[source] ?? '') : cell(from).trim() || (stated.source_language ?? ''),
        to: isByCode ? (heads[target] ?? '') : cell(to).trim() || (stated.target_language ?? ''),
        source: cell(source),
        target: cell(target),
        formality: cell(formality).trim(),
      },
    ];
  });
}

function pairsOfXml(text: string, most: number, stated: StatedLanguages): FoundPair[] | FileFault {
  const read = readExchangeXml(text, most);
  if (typeof read === 'string') return read;
  const original = stated.source_language ?? read.sourceLanguage;
  const wanted = original === null ? null : languageOf(original);
  return read.entries.flatMap(({ line, formality, texts }) => {
    const source = (wanted !== null && texts.find(({ language }) => languageOf(language) === wanted)) || texts[0];
    return texts
      .filter((one) => one !== source)
      .filter(({ language }) => !stated.target_language || languageOf(language) === languageOf(stated.target_language))
      .map(({ language, text: target, note, isForbidden }) => ({
        line,
        from: source?.language ?? '',
        to: language,
        source: source?.text ?? '',
        target,
        formality: formality ?? '',
        note,
        isForbidden,
      }));
  });
}

/** Removes characters that the database cannot store. Puts a term on one line. */
const cleaned = (text: string, kind: ExchangeKind) => {
  const kept = text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim();
  return kind === 'terms' ? kept.replace(/\s+/g, ' ') : kept;
};

function judge(pair: FoundPair, kind: ExchangeKind): ExchangePair | { code: string; params: Record<string, string | number> } {
  const [from, to] = [languageOf(pair.from), languageOf(pair.to)];
  if (from === null || to === null)
    return { code: 'language_unknown', params: { name: `“${(from === null ? pair.from : pair.to).slice(0, 40)}”` } };
  if (from === to) return { code: 'language_twice', params: {} };
  const [source, target] = [cleaned(pair.source, kind), cleaned(pair.target, kind)];
  if (source === '' || target === '') return { code: 'required', params: {} };
  if (Math.max(source.length, target.length) > longest[kind]) return { code: 'too_long', params: { max: longest[kind] } };
  const formality = formalities.has(pair.formality) ? pair.formality : 'auto';
  const pairs = { source_language: from, target_language: to, source, target, formality };
  if (kind === 'texts') return pairs;
  const note = pair.note ? cleaned(pair.note, kind).slice(0, maxNoteLength) : null;
  return { ...pairs, note, is_forbidden: pair.isForbidden ?? null };
}

export type ExchangeReading = { fault: FileFault } | { faults: LineFault[] } | { pairs: ExchangePair[] };

/** Returns the pairs of a file, or the fault of the whole file, or each invalid line (the first hundred). */
export async function run(input: {
  bytes: Uint8Array;
  ending: 'csv' | 'tmx' | 'tbx';
  kind: ExchangeKind;
  stated: StatedLanguages;
}): Promise<ExchangeReading> {
  const { bytes, ending, kind, stated } = input;
  const max = maxExchanged[kind];
  const text = decodeText(bytes);
  const found = ending === 'csv' ? pairsOfCsv(text, stated) : pairsOfXml(text, max, stated);
  if (typeof found === 'string') return { fault: found };
  if (found.length === 0) return { fault: 'file_without_pairs' };
  if (found.length > max) return { fault: 'too_many_pairs' };
  const pairs: ExchangePair[] = [];
  const faults: LineFault[] = [];
  for (const pair of found) {
    const judged = judge(pair, kind);
    if (!('code' in judged)) pairs.push(judged);
    else if (faults.length < shownFaults) faults.push({ line: pair.line, ...judged });
  }
  return faults.length > 0 ? { faults } : { pairs };
}
