// Stores out of a form or of a table: a row of the file was read as "label: value; label: value", a paragraph per row.
import type { ComposerLanguage, SourceText } from '../engine-types.ts';
import type { Draft } from './draft.ts';
import { type PagePhrases, pagePhrases, type StoreMatter } from './phrases/page-phrases.ts';
import { asItem, splitItems, splitSentences } from './split-input.ts';

type Column = keyof PagePhrases['store']['columns'];

export interface Store {
  name: string;
  address: string;
  city: string;
  phone: string;
  /** Sentences and notes about the store by what they tell of; "more" holds what fits nowhere else. */
  told: Record<StoreMatter | 'more', string[]>;
  /** The file that the store stands in; null for the form. */
  source: SourceText | null;
}

const columnOrder: readonly Column[] = ['name', 'address', 'city', 'hours', 'services', 'phone', 'notes'];
/** The narrower matter claims a sentence first: a tour through the workshop on Saturdays is an offer, not an opening hour. */
const matterOrder: readonly StoreMatter[] = ['way', 'team', 'hours', 'offer'];

const nothingTold = (): Store['told'] => ({ hours: [], way: [], team: [], offer: [], more: [] });

/** Files may be written in any of the six languages, whatever the pages are. */
const columnByLabel = new Map(
  Object.values(pagePhrases).flatMap(({ store }) =>
    columnOrder.flatMap((column) => store.columns[column].map((label) => [label, column] as const)),
  ),
);

const cellsOf = (row: string): [string, string][] => {
  const cells: [string, string][] = [];
  for (const piece of row.split('; ')) {
    const [, label, value = ''] = /^([^:]{1,40}): (.*)$/u.exec(piece) ?? [];
    const last = cells.at(-1);
    // "Mon–Fri: 9–17; Sat: 9–13" is one value: a label that is no column, without a cell before it that is one, stays a cell.
    const isHours = last !== undefined && columnByLabel.get(last[0].trim().toLocaleLowerCase()) === 'hours';
    const isColumn = label !== undefined && columnByLabel.has(label.trim().toLocaleLowerCase());
    if (last !== undefined && !isColumn && (label === undefined || (isHours && /\d/u.test(value)))) last[1] += `; ${piece}`;
    else cells.push([label ?? '', label === undefined ? piece : value]);
  }
  return cells;
};

function sortInto(told: Store['told'], text: string, language: ComposerLanguage): void {
  const { words } = pagePhrases[language].store;
  // "10–19 h. Parking …": what follows the hour is a sentence of its own.
  const parted = text.replace(/(?<=\d\s?h\.) +(?=\p{Lu})/giu, '\n');
  for (const sentence of splitSentences(parted, language)) {
    const matter = matterOrder.find((one) => words[one].test(sentence)) ?? 'more';
    told[matter].push(sentence);
  }
}

function storeOf(cells: readonly [string, string][], source: SourceText, language: ComposerLanguage): Store {
  const store: Store = { name: '', address: '', city: '', phone: '', told: nothingTold(), source };
  for (const [label, value] of cells) {
    const column = columnByLabel.get(label.trim().toLocaleLowerCase());
    if (label === '') sortInto(store.told, value, language);
    else if (column === undefined) store.told.more.push(`${label}: ${value}`);
    else if (column === 'hours') store.told.hours.push(asItem(value));
    else if (column === 'services') store.told.offer.push(asItem(splitItems(value, language).join(', ')));
    else if (column === 'notes') sortInto(store.told, value, language);
    else store[column] = value.trim();
  }
  return store;
}

/** The stores of a file; empty where its columns are not those of stores. */
export function storesOfFile(source: SourceText, language: ComposerLanguage): Store[] {
  const rows = source.text
    .split(/\n+/u)
    .filter((row) => row.trim() !== '')
    .map(cellsOf);
  const isTable = (cells: readonly [string, string][]) => {
    const found = new Set(cells.map(([label]) => columnByLabel.get(label.trim().toLocaleLowerCase())));
    return found.has('name') || (found.has('city') && found.has('address'));
  };
  return rows.filter(isTable).map((cells) => storeOf(cells, source, language));
}

/** The store of the form; null where none was filled in. */
export function storeOfForm(draft: Draft): Store | null {
  const name = draft.line('store_name');
  if (name === '') return null;
  const store: Store = {
    name,
    address: draft.line('address'),
    city: draft.line('city'),
    phone: '',
    told: nothingTold(),
    source: null,
  };
  sortInto(store.told, draft.text('local_facts'), draft.language);
  return store;
}
