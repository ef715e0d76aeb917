// The price of an order: one rule for the form in the browser, the server that reserves and the sample file.
import { isSplitByDictionary, listWords } from './text-words.ts';
import type { CreditRule, PriceTerm } from './tool-definition.ts';

/** Counts words of a text as prices and limits do: parts between white space, or by dictionary in scripts without spaces. */
export const countWords = (text: string): number => listWords(text).length;

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  // The value of an option may be a figure: "30" seconds.
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (Array.isArray(value)) return value.length;
  return 0;
}

/** Measures beyond the fields: they are taken from files and pages. */
export interface Measures {
  /** Seconds of sound or film in all. */
  mediaSeconds?: number;
  /** Words of the files to be worked on. */
  fileWords?: number;
  /** Visible words of a page, given by its address or as markup. */
  pageWords?: number;
  /** Filled rows of the tables, without their headers. */
  fileRows?: number;
}

/** Most rows of the tables of one order; source: the capacity of one result. More are a bulk order. */
export const maxFileRows = 200;

/**
 * Words reserved for a row of a bulk order that names a page or a file by its address: nothing is fetched to price hundreds of rows. A shorter text
 * releases the rest. A longer one is not processed and costs nothing.
 */
export const maxWordsAtAddress = 3000;

const measured: Partial<Record<PriceTerm['count'], keyof Measures>> = {
  media_seconds: 'mediaSeconds',
  file_words: 'fileWords',
  page_words: 'pageWords',
  file_rows: 'fileRows',
};

const isFilled = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : sizeOf(value) > 0);

const linesOf = (value: unknown): number =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '').length : 0;

/** Amount that a field adds to a term, by the unit of the term. */
const sizes: Record<Extract<PriceTerm, { fields: string[] }>['count'], (value: unknown) => number> = {
  value: sizeOf,
  lines: linesOf,
  words: (value) => (typeof value === 'string' ? countWords(value) : 0),
  filled: (value) => (isFilled(value) ? 1 : 0),
};

function termOf(term: PriceTerm, input: Record<string, unknown>, measures: Measures): number {
  if ('fields' in term) {
    if (term.if_filled !== undefined && !isFilled(input[term.if_filled])) return 0;
    return term.fields.reduce((sum, name) => sum + sizes[term.count](input[name]), 0);
  }
  const measure = measured[term.count];
  return measure ? (measures[measure] ?? 0) : 1;
}

const quantityOf = (terms: readonly PriceTerm[] | null, input: Record<string, unknown>, measures: Measures): number =>
  terms === null ? 1 : terms.reduce((sum, term) => sum + termOf(term, input, measures), 0);

const hasTerm = ({ basis, times }: CreditRule, is: (term: PriceTerm) => boolean): boolean =>
  [...(basis ?? []), ...(times ?? [])].some(is);

/** True where a price also depends on this measure. */
export const isPricedBy = (rule: CreditRule, measure: keyof Measures): boolean =>
  hasTerm(rule, ({ count }) => measured[count] === measure);

/** True where a price depends on words that are typed, and a dictionary must separate these. */
export const isPricedByDictionary = (rule: CreditRule, input: Record<string, unknown>): boolean =>
  hasTerm(rule, ({ count }) => count === 'words') &&
  Object.values(input).some((value) => typeof value === 'string' && isSplitByDictionary(value));

/** Credits for people's work on this order, such as proofreading. They are reserved separately and 0 without such work. */
export function humanCredits(rule: CreditRule, input: Record<string, unknown>): number {
  return rule.addons
    .filter((addon) => addon.human && input[addon.field] === addon.equals)
    .reduce((sum, addon) => sum + addon.amount, 0);
}

/** Whole credits of one order with this input. `per_words` is proportional and rounded up, the others count begun units. */
export function priceOf(rule: CreditRule, input: Record<string, unknown>, measures: Measures = {}): number {
  const addons = rule.addons.filter((addon) => input[addon.field] === addon.equals).reduce((sum, addon) => sum + addon.amount, 0);
  if (rule.rule === 'fixed') return rule.amount + addons;
  const units = quantityOf(rule.basis, input, measures) / (rule.per ?? 1);
  const times = rule.times === null ? 1 : quantityOf(rule.times, input, measures);
  const cost = rule.rule === 'per_words' ? Math.ceil(units * rule.amount * times) : Math.ceil(units) * rule.amount * times;
  return Math.max(rule.minimum ?? 0, cost) + addons;
}

/** The single field with the price's quantity; null if something else counts. */
export function pricedField({ basis }: CreditRule): string | null {
  const [term, ...others] = basis ?? [];
  if (term?.count !== 'value' || others.length > 0 || term.fields.length > 1 || term.if_filled !== undefined) return null;
  return term.fields[0] ?? null;
}

/** True where the asked length sets the price: then the words that came settle it. */
export const isPricedByLength = (rule: CreditRule): boolean => rule.rule === 'per_words' && pricedField(rule) === 'length';

/** Whole credits of an outline that came instead of a text. */
export const outlinePrice = (rule: CreditRule): number => (isPricedByLength(rule) ? rule.amount : priceOf(rule, {}));

/** Delivered measures of an order. */
export interface Delivered {
  result: Record<string, unknown>;
  /** Words of the document, without its remarks. */
  words: number;
  /** The order's input, for additions ordered beside the text. */
  input: Record<string, unknown>;
  /** True where an outline came instead of the text. */
  isOutline?: boolean;
  /** Share of the ordered items that came, 0 to 1. */
  share?: number;
}

/**
 * Whole credits for the delivery; never more than the shown price, never less than the smaller of it and the minimum. A text priced by length
 * costs the rule's amount for each started 100 words of all its versions together. An outline instead of it costs the price of the first 100
 * words, as much as an order of the tool for outlines. If neither words nor a number in the result settle it, undelivered items are not
 * charged.
 */
export function settledPrice(
  rule: CreditRule,
  price: number,
  { result, words, input, isOutline = false, share = 1 }: Delivered,
): number {
  if (isPricedByLength(rule)) {
    if (isOutline) return Math.min(price, outlinePrice(rule));
    const addons = rule.addons.filter((addon) => !addon.human && input[addon.field] === addon.equals);
    const begun = Math.ceil(Math.max(0, words) / (rule.per ?? 1)) * rule.amount;
    return Math.min(price, Math.max(rule.minimum ?? 0, begun) + addons.reduce((sum, addon) => sum + addon.amount, 0));
  }
  const counted = rule.settled_by === null ? undefined : result[rule.settled_by];
  const count = Array.isArray(counted) ? counted.length : counted;
  if (typeof count !== 'number') return Math.min(price, Math.max(rule.minimum ?? 0, Math.ceil(price * share)));
  // Counted values multiply the price: as many versions, each at its price.
  const [times, ...further] = rule.times ?? [];
  const [factor] = times?.count === 'value' && further.length === 0 ? times.fields : [];
  if (factor !== undefined) return Math.min(price, priceOf(rule, { ...input, [factor]: count }));
  return Math.min(
    price,
    priceOf({ ...rule, basis: [{ count: 'value', fields: ['count'] }], times: null, addons: [] }, { count }),
  );
}
