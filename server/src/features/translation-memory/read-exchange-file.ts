// A file of terms or translated texts as pairs: csv as a spreadsheet saves it, TMX and TBX. Every fault is named with its line.
import { translationLanguages } from '@folio/catalogue/translation-languages';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { baseOf } from '@folio/contract/languages';
import { maxExchangeBytes, maxExchanged, maxMemoryTextLength } from '@folio/contract/translation-memory';
import { validationMessage } from '@folio/contract/validation-messages';
import { decodeText } from '@folio/engine/sources/decode-text';
import papaparse from 'papaparse';
import { separatorOf } from '../../kernel/csv.ts';
import { AppError, invalid, invalidField } from '../../kernel/errors.ts';
import { readExchangeXml } from './read-exchange-xml.ts';

export type ExchangeKind = keyof typeof maxExchanged;

export interface ExchangePair {
  source_language: string;
  target_language: string;
  source: string;
  target: string;
  formality: string;
  /** Of terms. */
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

interface StatedLanguages {
  source_language?: string | undefined;
  target_language?: string | undefined;
}

const field = 'file';
/** Of the glossary's terms. */
const maxNoteLength = 200;
const longest = { terms: 200, texts: maxMemoryTextLength };
const formalities = new Set(['auto', 'formal', 'informal']);
/** Faults named in an error, so that a wrong file does not answer a book. */
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

function pairsOfCsv(name: string, text: string, stated: StatedLanguages): FoundPair[] {
  const plain = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '');
  const { data, errors } = papaparse.parse<string[]>(plain, { delimiter: separatorOf(plain) });
  if (text.includes('\0') || errors.some(({ type }) => type === 'Quotes')) throw invalidField(field, 'file_damaged', { name });
  const [header = [], ...rows] = data;
  const heads = header.map((cell) => cell.trim().toLowerCase());
  const at = (kind: string) => heads.findIndex((head) => names[kind]?.includes(head));
  const [from, to, formality] = [at('from'), at('to'), at('formality')];
  let [source, target] = [at('source'), at('target')];
  const byCode = heads.flatMap((head, index) => (languageOf(head) === null || head === 'to' ? [] : [index]));
  const isByCode = source < 0 && target < 0 && byCode.length === 2;
  if (isByCode) [source = -1, target = -1] = byCode;
  const hasLanguages = isByCode || ((from >= 0 || stated.source_language) && (to >= 0 || stated.target_language));
  if (source < 0 || target < 0 || !hasLanguages) {
    throw invalidField(field, 'columns_missing', { name, columns: 'source_language, target_language, term, translation' });
  }
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

function pairsOfXml(name: string, text: string, most: number, stated: StatedLanguages): FoundPair[] {
  const read = readExchangeXml(text, most);
  if (typeof read === 'string') throw invalidField(field, read, { name, max: most });
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

/** Without what the database cannot keep; a term is in one line. */
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

/**
 * The pairs of a file. Throws 413 above 5 MB, 415 for another kind, 422 at `file`: what is wrong with the whole, or each line that cannot be
 * kept (the first hundred).
 */
export async function readExchangeFile(
  file: File,
  kind: ExchangeKind,
  stated: StatedLanguages,
  reader: InterfaceLanguage,
): Promise<ExchangePair[]> {
  const name = file.name.slice(-100);
  const max = maxExchanged[kind];
  if (file.size > maxExchangeBytes)
    throw new AppError(413, 'too_large', { issues: [{ field, code: 'picture_too_large', params: { name, max: 5 } }] });
  const ending = /\.(csv|tmx|tbx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!ending) throw invalidField(field, 'file_kind', { name, kinds: 'CSV, TMX, TBX' });
  const text = decodeText(await file.bytes());
  const found = ending === 'csv' ? pairsOfCsv(name, text, stated) : pairsOfXml(name, text, max, stated);
  if (found.length === 0) throw invalidField(field, 'file_without_pairs', { name });
  if (found.length > max) throw invalidField(field, 'too_many_pairs', { name, max });
  const pairs: ExchangePair[] = [];
  const faults: string[] = [];
  for (const pair of found) {
    const judged = judge(pair, kind);
    if (!('code' in judged)) pairs.push(judged);
    else if (faults.length < shownFaults) faults.push(`${pair.line}: ${validationMessage(judged.code, judged.params, reader)}`);
  }
  if (faults.length > 0) throw invalid(faults.map((fault) => ({ field, code: 'row', params: { text: fault } })));
  return pairs;
}
