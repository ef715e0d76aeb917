// Number, date and country formats of file cells. Empty cells and placeholders for nothing are unknown and never 0.
import type { DayForm, NumberForm } from '@folio/contract/campaign-words';

const nothing = /^(?:|-|–|—|n\/?a|null)$/i;

/** True where a cell says nothing. */
export const isUnknown = (cell: string) => nothing.test(cell.trim());

const forms: Record<NumberForm, RegExp> = {
  '1.234,56': /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
  '1,234.56': /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/,
};

/** Without the signs of currencies and spaces, also those that separate thousands. */
const bare = (cell: string) => cell.replace(/[\s\u00a0\u202f'’€$£]|[A-Z]{3}/g, '').replace('−', '-');

/** The number of a cell; null where it is none in this form. */
export function readNumber(cell: string, form: NumberForm): number | null {
  const text = bare(cell);
  if (!forms[form].test(text)) return null;
  const plain = form === '1.234,56' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  return Number(plain);
}

/** The form that more of the cells are in; of as many in both, the first one where the language writes so. */
export function guessNumberForm(cells: readonly string[], language: string): NumberForm {
  const texts = cells.map(bare).filter((text) => /[.,]/.test(text));
  const count = (form: NumberForm) => texts.filter((text) => forms[form].test(text)).length;
  const [comma, point] = [count('1.234,56'), count('1,234.56')];
  if (comma !== point) return comma > point ? '1.234,56' : '1,234.56';
  return language === 'en' ? '1,234.56' : '1.234,56';
}

const order: Record<DayForm, { pattern: RegExp; parts: readonly [number, number, number] }> = {
  'YYYY-MM-DD': { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/, parts: [1, 2, 3] },
  'DD.MM.YYYY': { pattern: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, parts: [3, 2, 1] },
  'DD/MM/YYYY': { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, parts: [3, 2, 1] },
  'MM/DD/YYYY': { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, parts: [3, 1, 2] },
};

/** The day of a cell as YYYY-MM-DD; null if it is not a day in this form, or not one of the calendar. */
export function readDay(cell: string, form: DayForm): string | null {
  const { pattern, parts } = order[form];
  const found = pattern.exec(cell.trim());
  if (!found) return null;
  const [year = '', month = '', day = ''] = parts.map((part) => (found[part] ?? '').padStart(2, '0'));
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** The first form in which every cell is a day; the usual one of files where there is none. */
export function guessDayForm(cells: readonly string[]): DayForm {
  const given = cells.filter((cell) => cell.trim() !== '');
  const fits = (Object.keys(order) as DayForm[]).find(
    (form) => given.length > 0 && given.every((cell) => readDay(cell, form) !== null),
  );
  return fits ?? 'YYYY-MM-DD';
}

/** Codes of countries that are no more are others now, like DD. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const languages = ['en', 'de', 'it', 'es', 'fr', 'pt'];
let countryCodes: ReadonlyMap<string, string> | null = null;

/** Codes of countries by their names in the interface's languages, in lower case. */
function codesByName(): ReadonlyMap<string, string> {
  if (countryCodes) return countryCodes;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const byName = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code);
      if (!name || !isCurrent(code)) continue;
      if (language === 'en') byName.set(code.toLowerCase(), code);
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), code);
    }
  }
  countryCodes = byName;
  return byName;
}

/** The code of a country that is named by its code or its name; null for another word. */
export const readCountry = (cell: string): string | null => codesByName().get(cell.trim().toLowerCase()) ?? null;
