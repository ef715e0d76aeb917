// Stores out of a form or of a table: a row of the file was read as "label: value; label: value", a paragraph per row.
import type storePages from '@folio/catalogue/custom/store-pages.tool';
import { type PagePhrases, pagePhrases, type StoreMatter } from '@folio/locales/phrases/page';
import type { ComposerLanguage, SourceText } from '../engine-types.ts';
import { type Cell, readRow } from '../sources/read-row.ts';
import type { DraftOf } from './draft.ts';
import { asItem, splitItems, splitSentences } from './split-input.ts';

type Column = keyof PagePhrases['store']['columns'];

export interface Store {
  name: string;
  address: string;
  city: string;
  phone: string;
  /** Sentences and notes about the store by what they tell of; "more" holds what fits nowhere else. */
  facts: Record<StoreMatter | 'more', string[]>;
  /** The file that the store is in; null for the form. */
  source: SourceText | null;
}

const columnOrder: readonly Column[] = ['name', 'address', 'city', 'hours', 'services', 'phone', 'notes'];
/** The narrower matter claims a sentence first: a tour through the workshop on Saturdays is an offer, not an opening hour. */
const matterOrder: readonly StoreMatter[] = ['way', 'team', 'hours', 'offer'];

const noFacts = (): Store['facts'] => ({ hours: [], way: [], team: [], offer: [], more: [] });

/** Files may be written in any of the six languages, whatever the pages are. */
const columnByLabel = new Map(
  Object.values(pagePhrases).flatMap(({ store }) =>
    columnOrder.flatMap((column) => store.columns[column].map((label) => [label, column] as const)),
  ),
);

const columnOf = (label: string) => columnByLabel.get(label.trim().toLocaleLowerCase());

/** "Mon–Fri: 9–17; Sat: 9–13" is one value: among hours, a label that is no column stays in the cell. */
const startsCell = (part: Cell, before: Cell) =>
  columnOf(part.name) !== undefined || columnOf(before.name) !== 'hours' || !/\d/u.test(part.value);

function sortInto(facts: Store['facts'], text: string, language: ComposerLanguage): void {
  const { words } = pagePhrases[language].store;
  // "10–19 h. Parking …": what follows the hour is a sentence of its own.
  const parted = text.replace(/(?<=\d\s?h\.) +(?=\p{Lu})/giu, '\n');
  for (const sentence of splitSentences(parted, language)) {
    const matter = matterOrder.find((one) => words[one].test(sentence)) ?? 'more';
    facts[matter].push(sentence);
  }
}

function storeOf(cells: readonly Cell[], source: SourceText, language: ComposerLanguage): Store {
  const store: Store = { name: '', address: '', city: '', phone: '', facts: noFacts(), source };
  for (const { name, value } of cells) {
    const column = columnOf(name);
    if (name === '') sortInto(store.facts, value, language);
    else if (column === undefined) store.facts.more.push(`${name}: ${value}`);
    else if (column === 'hours') store.facts.hours.push(asItem(value));
    else if (column === 'services') store.facts.offer.push(asItem(splitItems(value, language).join(', ')));
    else if (column === 'notes') sortInto(store.facts, value, language);
    else store[column] = value.trim();
  }
  return store;
}

/** The stores of a file; empty where its columns are not those of stores. */
export function storesOfFile(source: SourceText, language: ComposerLanguage): Store[] {
  const rows = source.text
    .split(/\n+/u)
    .filter((row) => row.trim() !== '')
    .map((row) => readRow(row, startsCell));
  const isTable = (cells: readonly Cell[]) => {
    const found = new Set(cells.map(({ name }) => columnOf(name)));
    return found.has('name') || (found.has('city') && found.has('address'));
  };
  return rows.filter(isTable).map((cells) => storeOf(cells, source, language));
}

/** The store of the form; null where none was filled in. */
export function storeOfForm(draft: DraftOf<typeof storePages>): Store | null {
  const name = draft.line('store_name');
  if (name === '') return null;
  const store: Store = {
    name,
    address: draft.line('address'),
    city: draft.line('city'),
    phone: '',
    facts: noFacts(),
    source: null,
  };
  sortInto(store.facts, draft.text('local_facts'), draft.language);
  return store;
}
