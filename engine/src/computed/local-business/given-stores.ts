// The stores of an order: the one of its fields, and one for each row of its file. Facts are taken from named columns and lines alone.
import { interfaceLanguages } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { storeFactsLexicon } from '@folio/locales/lexicon';
import type { SourceText } from '../../core/engine-types.ts';
import { type Cell, readRow } from '../../sources/read-row.ts';
import { isDays } from './opening-hours.ts';
import { plainKey } from './plain-key.ts';

type Column = keyof (typeof storeFactsLexicon)['en']['columns'];

export type GivenStore = Record<Column, string>;

const columns = new Map<string, Column>(
  interfaceLanguages.flatMap((language) =>
    Object.entries(storeFactsLexicon[language].columns).flatMap(([column, names]) =>
      names.map((name): [string, Column] => [plainKey(name), column as Column]),
    ),
  ),
);

/** "Hours: Mon 9–17; Sat: 9–13" is one cell. */
const cellsOf = (row: string): Cell[] => readRow(row, ({ name }) => !isDays(name));

function factsOf(cells: readonly Cell[]): Partial<GivenStore> {
  const facts: Partial<GivenStore> = {};
  for (const { name, value } of cells) {
    const column = columns.get(plainKey(name));
    if (column !== undefined) facts[column] ??= value.trim();
  }
  return facts;
}

const nothing: GivenStore = { name: '', address: '', city: '', hours: '', phone: '' };

const isTable = ({ url, title }: SourceText) => url === null && /\.csv$/i.test(title);

/** Returns the stores with a name. Missing details are empty. */
export function givenStores(input: ToolInput, sources: readonly SourceText[]): GivenStore[] {
  const line = (name: string) => (typeof input[name] === 'string' ? input[name].replace(/\s+/gu, ' ').trim() : '');
  const lines = typeof input['local_facts'] === 'string' ? input['local_facts'].split('\n') : [];
  const { hours, phone } = factsOf(lines.flatMap(cellsOf));
  const own = { ...nothing, hours, phone, name: line('store_name'), address: line('address'), city: line('city') };
  const rows = sources.filter(isTable).flatMap(({ text }) => text.split(/\n{2,}/).map((row) => factsOf(cellsOf(row))));
  return [own, ...rows].map((store) => ({ ...nothing, ...withoutUndefined(store) })).filter(({ name }) => name !== '');
}

const withoutUndefined = (store: { [Key in Column]?: string | undefined }): Partial<GivenStore> =>
  Object.fromEntries(Object.entries(store).filter(([, value]) => value !== undefined));
