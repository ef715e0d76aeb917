// The rows of a file with figures, each read and judged on its own. The first fault of a row is named by its column.
import { contentOfUrl } from '@folio/contract/campaign-url';
import {
  type CampaignFigure,
  campaignFigures,
  campaignLimits,
  type DayForm,
  microsPerUnit,
  type NumberForm,
  type ResultFault,
} from '@folio/contract/campaign-words';
import type { Table } from '../../bulk-orders/index.ts';
import type { ReadRow } from '../core/campaign-results.table.ts';
import { isUnknown, readCountry, readDay, readNumber } from './cell-forms.ts';
import type { Mapping } from './map-columns.ts';

export interface ReadingItem {
  id: number;
  code: string;
  name: string;
  channel: string;
}

export interface ReadingContext {
  mapping: Mapping;
  numbers: NumberForm;
  days: DayForm;
  /** In the client's time zone. */
  today: string;
  items: readonly ReadingItem[];
  /** Items by the contents of their links. */
  contents: ReadonlyMap<string, number>;
  /** Of rows without item and channel. */
  channel: string;
}

const maxCount = 1e12;

type Fault = NonNullable<ReadRow['fault']>;

/** Finds the item that a cell names: by the content of an address, its code, the content of a link, or its name. */
function createItemFinder({ items, contents }: Pick<ReadingContext, 'items' | 'contents'>) {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const byName = new Map(items.map((item) => [item.name.toLowerCase(), item]));
  const byId = new Map(items.map((item) => [item.id, item]));
  return (cell: string): ReadingItem | null => {
    const word = (contentOfUrl(cell) ?? cell).trim().toLowerCase();
    // Several links of one item differ after its code.
    const prefix = /^l-\d+(?=-)/.exec(word)?.[0] ?? '';
    return byCode.get(word) ?? byId.get(contents.get(word) ?? 0) ?? byCode.get(prefix) ?? byName.get(word) ?? null;
  };
}

function checkFigure(cell: string, figure: CampaignFigure, form: NumberForm): number | ResultFault | null {
  if (isUnknown(cell)) return null;
  const value = readNumber(cell, form);
  if (value === null) return 'not_a_number';
  if (value < 0) return 'negative';
  if (figure === 'spend') {
    const micros = Math.round(value * microsPerUnit);
    return micros > campaignLimits.money ? 'too_large' : micros;
  }
  if (!Number.isInteger(value)) return 'not_whole';
  return value > maxCount ? 'too_large' : value;
}

/** Identity of a row: rows with the same key are duplicates. */
const keyOf = ({ item_id, date, channel, country }: ReadRow) => JSON.stringify([item_id, date, channel, country]);

/** Reads every row of a table. */
export function readRows({ columns, rows }: Table, context: ReadingContext): ReadRow[] {
  const { mapping, numbers, days, today, channel } = context;
  const findItem = createItemFinder(context);
  const indexOf = (field: keyof Mapping) => columns.indexOf(mapping[field] ?? '');
  const at = {
    date: indexOf('date'),
    item: indexOf('item'),
    channel: indexOf('channel'),
    country: indexOf('country'),
  };
  const figureAt = campaignFigures.map((figure) => [figure, indexOf(figure)] as const);
  const lineOf = new Map<string, number>();

  const readOne = (line: number, cells: readonly string[]): ReadRow => {
    const faults: Fault[] = [];
    const note = (code: ResultFault, field: keyof Mapping, value: string) =>
      void faults.push({ code, column: mapping[field] ?? '', value: value.slice(0, 200) });
    const cellOf = (index: number) => (index === -1 ? '' : (cells[index] ?? ''));
    const dateCell = cellOf(at.date);
    const date = readDay(dateCell, days);
    if (date === null) note('no_date', 'date', dateCell);
    else if (date > today) note('future_date', 'date', dateCell);
    const row: ReadRow = {
      line,
      date: date ?? today,
      item_id: null,
      channel: '',
      country: null,
      impressions: null,
      clicks: null,
      visits: null,
      conversions: null,
      spend: null,
      fault: null,
    };
    for (const [figure, index] of figureAt) {
      const value = checkFigure(cellOf(index), figure, numbers);
      if (typeof value === 'string') note(value, figure, cellOf(index));
      else row[figure] = value;
    }
    const countryCell = cellOf(at.country);
    if (!isUnknown(countryCell)) {
      row.country = readCountry(countryCell);
      if (row.country === null) note('unknown_country', 'country', countryCell);
    }
    const itemCell = cellOf(at.item);
    const item = isUnknown(itemCell) ? null : findItem(itemCell);
    row.item_id = item?.id ?? null;
    const channelCell = cellOf(at.channel).trim().slice(0, campaignLimits.channel);
    row.channel = isUnknown(channelCell) ? (item?.channel ?? channel) : channelCell;
    const isCodeUnknown = item === null && !isUnknown(itemCell);
    if (row.channel === '' && !isCodeUnknown) note('no_channel', 'channel', channelCell);
    if (faults.length === 0 && campaignFigures.every((figure) => row[figure] === null)) note('no_figure', 'clicks', '');
    if (faults.length === 0 && row.clicks !== null && row.impressions !== null && row.clicks > row.impressions)
      note('clicks_above_impressions', 'clicks', `${row.clicks} > ${row.impressions}`);
    if (isCodeUnknown) note('unknown_code', 'item', contentOfUrl(itemCell) ?? itemCell);
    if (faults.length === 0) {
      const key = keyOf(row);
      const earlier = lineOf.get(key);
      if (earlier === undefined) lineOf.set(key, line);
      else note('row_twice', 'date', String(earlier));
    }
    return { ...row, fault: faults[0] ?? null };
  };
  return rows.map(({ line, cells }) => readOne(line, cells));
}
