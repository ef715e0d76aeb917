// Figures by country that people bring, one country a line: “Finland; 440” or “FI,440”. They stay in the browser.
import { countryCodes } from '@folio/contract/country-codes';
import { countryName } from '../../ui/country-names.ts';

export interface OwnFigures {
  /** From 0 to 100 of the highest. */
  values: ReadonlyMap<string, number>;
  /** Lines that name no country or no figure. */
  unread: number;
  readAt: string;
}

/** “1.234,5”, “1,234.5” and “1 234” as a number; null for anything else. */
export function readFigure(cell: string): number | null {
  const text = cell.replace(/[\s\u00a0\u202f'’%]/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const decimals = mark === -1 ? '' : text.slice(mark + 1);
  // Three digits behind a lone mark are thousands, as spreadsheets write them.
  const isDecimal = mark !== -1 && (decimals.length !== 3 || /[.,]/.test(text.slice(0, mark)));
  const whole = (isDecimal ? text.slice(0, mark) : text).replace(/[.,]/g, '');
  return Number(isDecimal ? `${whole}.${decimals}` : whole);
}

function codesByName(language: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const code of countryCodes)
    for (const name of [code, countryName(code, 'en'), countryName(code, language)]) names.set(name.toLocaleLowerCase(), code);
  return names;
}

const cellsOf = (line: string) => {
  const mark = line.includes(';') ? ';' : line.includes('\t') ? '\t' : ',';
  const at = line.indexOf(mark);
  const unquoted = (cell: string) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim();
  return at === -1
    ? [unquoted(line), '']
    : [unquoted(line.slice(0, at)), unquoted(line.slice(at + 1).split(mark === ',' ? /,(?!\d{3}\b)/ : mark)[0] ?? '')];
};

/** Countries by code or name in English or the reader's language. A country that is named twice counts once, by its last line. */
export function readOwnFigures(text: string, language: string, now = new Date()): OwnFigures {
  const names = codesByName(language);
  const read = new Map<string, number>();
  let unread = 0;
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [name = '', cell = ''] = cellsOf(line);
    const code = names.get(name.toLocaleLowerCase());
    const figure = readFigure(cell);
    if (code === undefined || figure === null) unread += 1;
    else read.set(code, figure);
  }
  const highest = Math.max(0, ...read.values());
  const values = new Map([...read].map(([code, figure]) => [code, highest === 0 ? 0 : Math.round((figure / highest) * 100)]));
  return { values, unread, readAt: now.toISOString() };
}
