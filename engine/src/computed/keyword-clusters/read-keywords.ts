// Keywords with their search volume out of pasted lines or of a file's text.
import type { ToolInput } from '@folio/contract/tool-values';
import type { SourceText } from '../../core/engine-types.ts';

export interface Keyword {
  text: string;
  /** Monthly searches as given; null where none was. */
  volume: number | null;
}

const maxKeywordLength = 150;
const figure = /^\d{1,3}(?:[.,’' ]\d{3})+$|^\d{1,9}$/;
const headers =
  /^(?:keywords?|query|queries|search terms?|suchbegriffe?|suchanfragen?|parol[ae] chiave|palabras? clave|mots?[- ]clés?|palavras?[- ]chave|termos?|consultas?|requêtes?|begriffe?)$/iu;

const toVolume = (text: string) => (figure.test(text.trim()) ? Number(text.replace(/\D/g, '')) : null);

/** "oak table, 1,200": the text after the first comma, semicolon or tab is a volume if it is a number. */
export function readLine(line: string): Keyword | null {
  const clean = line
    .slice(0, 400)
    .replace(/\s*\t\s*/g, '\t')
    .trim();
  for (let at = clean.search(/[,;\t]/); at > 0; ) {
    const volume = toVolume(clean.slice(at + 1));
    if (volume !== null) return keywordOf(clean.slice(0, at), volume);
    const next = clean.slice(at + 1).search(/[,;\t]/);
    at = next === -1 ? -1 : at + 1 + next;
  }
  return keywordOf(clean, null);
}

function keywordOf(text: string, volume: number | null): Keyword | null {
  const plain = text
    .replace(/^["'“„]+|["'”“]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, maxKeywordLength);
  return /[\p{L}\p{N}]/u.test(plain) ? { text: plain, volume } : null;
}

/** A table was read as one paragraph per row, "label: value; label: value"; labels that are no header are the first row. */
function readTable(rows: readonly string[]): Keyword[] {
  const cells = rows.map((row) => row.split('; ').map((cell) => /^(.*?): (.*)$/u.exec(cell)?.slice(1) ?? ['', cell]));
  const labels = (cells[0] ?? []).map(([label = '']) => label);
  const first = readLine(labels.join(','));
  const isHeader = labels.some((label) => headers.test(label.trim())) || labels.every((label) => label === '');
  const column = Math.max(
    0,
    labels.findIndex((label) => headers.test(label.trim())),
  );
  const body = cells.flatMap((row) => {
    const text = row[column]?.[1] ?? '';
    const volume = row.filter((_, index) => index !== column).map(([, value = '']) => toVolume(value));
    const keyword = keywordOf(text, volume.find((one) => one !== null) ?? null);
    return keyword ? [keyword] : [];
  });
  return isHeader || first === null ? body : [first, ...body];
}

function readFile({ text }: SourceText): Keyword[] {
  const rows = text.split(/\n+/).filter((row) => row.trim() !== '');
  const label = /^([^:;]{1,150}): /u.exec(rows[0] ?? '')?.[1];
  if (label !== undefined && rows.every((row) => row.startsWith(`${label}: `))) return readTable(rows);
  return rows.flatMap((row) => readLine(row) ?? []);
}

/** All keywords, each once (capitals and spaces do not count) with its highest volume, in their order. */
export function readKeywords(input: ToolInput, files: readonly SourceText[]): Keyword[] {
  const pasted = typeof input['keywords_list'] === 'string' ? input['keywords_list'].split('\n') : [];
  const all = [...pasted.flatMap((line) => readLine(line) ?? []), ...files.flatMap(readFile)];
  const known = new Map<string, Keyword>();
  for (const keyword of all.filter((one) => !headers.test(one.text))) {
    const key = keyword.text.toLocaleLowerCase();
    const earlier = known.get(key);
    if (!earlier) known.set(key, { ...keyword });
    else if (keyword.volume !== null) earlier.volume = Math.max(earlier.volume ?? 0, keyword.volume);
  }
  return [...known.values()];
}
