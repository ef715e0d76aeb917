// The products of an order's data: what each column is about by its heading, in whichever of the six languages the file was written.
import { customPhrases, type ProductRole } from '@folio/locales/phrases/custom';
import type { ComposerLanguage, SourceText } from '../../engine-types.ts';
import { readRow } from '../../sources/read-row.ts';
import { languageOfText } from '../articles/source-language.ts';
import { asItem, capitalised, labelledFact, splitItems, tidy } from '../split-input.ts';

export interface ProductFact {
  name: string;
  value: string;
}

export interface ProductData {
  /** First value of each column with a role; empty where there is none. */
  known: Record<ProductRole, string>;
  /** Columns without a role, and colour and size, in the order of the data. */
  facts: ProductFact[];
  /** Price and stock: they change, so they are among the attributes and in no text. */
  terms: ProductFact[];
  /** Everything that has no name: features as they were written. */
  features: string[];
  /** Names that were given more than one value. */
  contradictions: { name: string; values: string[] }[];
}

const languages = Object.keys(customPhrases) as ComposerLanguage[];
const roles = Object.keys(customPhrases.en.product.labels) as ProductRole[];
const wordsIn = (list: string) => new Set(list.split('|'));
const labelsOf = (role: ProductRole) =>
  new Set(languages.flatMap((language) => [...wordsIn(customPhrases[language].product.labels[role])]));
const roleLabels = new Map(roles.map((role) => [role, labelsOf(role)]));

/** What the column is about, or null for one that is an attribute like any other. */
function roleOf(label: string): ProductRole | null {
  const plain = label.toLocaleLowerCase().replace(/_/g, ' ').trim();
  return roles.find((role) => roleLabels.get(role)?.has(plain)) ?? null;
}

/** A part before the first name says nothing of the product. */
const factsOf = (row: string): ProductFact[] =>
  readRow(row)
    .filter(({ name }) => name !== '')
    .map(({ name, value }) => ({ name: tidy(name), value: tidy(value) }));

/** The rows of a file of products; none where the text is no table. */
function rowsOf({ text }: SourceText): ProductFact[][] {
  const rows = text.split(/\n\s*\n/u).filter((row) => row.trim() !== '' && !row.startsWith('# '));
  const isTable = rows.every((row) => /^[^:\n]{1,40}:\s+\S/u.test(row)) && rows.some((row) => /;\s/u.test(row));
  return isTable ? rows.map(factsOf) : [];
}

function productOf(facts: readonly ProductFact[], features: readonly string[], language: ComposerLanguage): ProductData {
  const known: Record<ProductRole, string> = {
    sku: '',
    name: '',
    brand: '',
    category: '',
    colour: '',
    size: '',
    text: '',
    price: '',
  };
  const named: string[] = [];
  const kept: ProductFact[] = [];
  const terms: ProductFact[] = [];
  const values = new Map<string, { name: string; values: string[] }>();
  for (const { name, value } of facts) {
    const role = roleOf(name);
    if (role === 'text') named.push(...splitItems(value, language).map(asItem));
    else if (role !== null && known[role] === '') known[role] = value;
    const seen = values.get(name.toLocaleLowerCase()) ?? { name, values: [] };
    const isNew = !seen.values.includes(value);
    if (isNew) values.set(name.toLocaleLowerCase(), { name, values: [...seen.values, value] });
    const isAttribute = role === null || role === 'colour' || role === 'size';
    const fact = { name: capitalised(name.replace(/_/g, ' ')), value };
    if (isAttribute && isNew) kept.push(fact);
    if (role === 'price' && isNew) terms.push(fact);
  }
  return {
    known,
    facts: kept,
    terms,
    features: [...named, ...features],
    contradictions: [...values.values()].filter(({ name, values: given }) => given.length > 1 && roleOf(name) !== 'text'),
  };
}

/** "NF-45-GRN": no word, but letters and figures in one. */
const isCode = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d./_-]{3,}$/u;
/** "€129", "129.00 EUR", "CHF 89". */
const isAmount = /^(?:(?:€|£|\$|R\$|EUR|CHF|GBP|USD|BRL)\s?\d[\d.,' ]*|\d[\d.,' ]*\s?(?:€|£|\$|EUR|CHF|GBP|USD|BRL))$/iu;

/**
 * The one product of a text area: named facts, and points without a name. Of these a code is its number, an amount its price, and the first of the
 * others its name, where none is given.
 */
function productOfText(text: string, language: ComposerLanguage): ProductData {
  const items = splitItems(text, language);
  const facts = items.flatMap((item) => labelledFact(item) ?? []);
  const points = items.filter((item) => labelledFact(item) === null).map(asItem);
  const isGiven = (role: ProductRole) => facts.some(({ name }) => roleOf(name) === role);
  const pull = (role: ProductRole, fits: (point: string) => boolean): ProductFact[] => {
    const at = isGiven(role) ? -1 : points.findIndex(fits);
    if (at < 0) return [];
    const [value = ''] = points.splice(at, 1);
    return [{ name: customPhrases[language].product.labels[role].split('|')[0] ?? '', value }];
  };
  const read = [
    ...pull('sku', (point) => isCode.test(point)),
    ...pull('price', (point) => isAmount.test(point)),
    ...pull('name', () => true),
  ];
  return productOf([...read, ...facts], points, language);
}

/** All products of the order: that of the text area first, then the files' rows in their order. */
export function readProducts(text: string, sources: readonly SourceText[], language: ComposerLanguage): ProductData[] {
  const own = text === '' ? [] : [productOfText(text, language)];
  return [...own, ...sources.flatMap(rowsOf).map((row) => productOf(row, [], language))];
}

/** The language that headings and words of the data are written in, or null where they do not tell. */
export function languageOfProducts(text: string, sources: readonly SourceText[]): ComposerLanguage | null {
  const [sample = []] = sources.flatMap(rowsOf);
  const own = splitItems(text, 'en').flatMap((item) => labelledFact(item) ?? []);
  const names = [...own, ...sample].map(({ name }) => name.toLocaleLowerCase().replace(/_/g, ' '));
  const votes = languages.map((language) => {
    const { labels, telling } = customPhrases[language].product;
    const words = wordsIn([...Object.values(labels), telling].join('|'));
    return { language, hits: names.filter((name) => words.has(name)).length };
  });
  const [best, second] = votes.sort((a, b) => b.hits - a.hits);
  if (best && best.hits > (second?.hits ?? 0)) return best.language;
  return languageOfText([text, ...sample.map(({ value }) => value)].join(' '));
}
