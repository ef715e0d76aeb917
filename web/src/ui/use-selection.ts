// Which rows of the list are chosen, over its pages. A change of the look chooses nothing any more.
import { useState } from 'react';

export interface Selection<Row> {
  rows: Row[];
  has: (row: Row) => boolean;
  /** `isRange` chooses everything between the row that was touched last and this one. */
  toggle: (row: Row, isRange?: boolean) => void;
  toggleAll: () => void;
  /** Selects exactly these; without effect where the list is another by now. */
  set: (rows: Row[]) => void;
  clear: () => void;
  /** Of the rows that are shown. */
  isAll: boolean;
  isSome: boolean;
}

/**
 * Selects at most `max` rows, by default as many as one call takes. `key` names the view; `shown` are its current rows. Shown
 * rows replace earlier selected ones, so permissions and titles are fresh.
 */
export function useSelection<Row>(key: string, shown: Row[], idOf: (row: Row) => number, max = 200): Selection<Row> {
  const [kept, setState] = useState({ key, chosen: new Map<number, Row>(), last: null as number | null });
  const state = kept.key === key ? kept : { key, chosen: new Map<number, Row>(), last: null };
  // So that nothing is selected when the first list is opened a second time.
  if (state !== kept) setState(state);
  const { chosen } = state;
  const fresh = new Map(shown.map((row) => [idOf(row), row]));
  const rows = [...chosen.values()].map((row) => fresh.get(idOf(row)) ?? row);
  const has = (row: Row) => chosen.has(idOf(row));
  const put = (next: Map<number, Row>, last: number | null) =>
    setState((now) => (now.key === key ? { key, chosen: new Map([...next].slice(0, max)), last } : now));
  const isAll = shown.length > 0 && shown.every(has);
  return {
    rows,
    has,
    isAll,
    isSome: !isAll && shown.some(has),
    set: (some) => put(new Map(some.map((row) => [idOf(row), row])), null),
    clear: () => put(new Map(), null),
    toggle: (row, isRange = false) => {
      const next = new Map(chosen);
      const at = shown.findIndex((one) => idOf(one) === idOf(row));
      const before = shown.findIndex((one) => idOf(one) === state.last);
      if (isRange && before >= 0 && at >= 0)
        for (const one of shown.slice(Math.min(at, before), Math.max(at, before) + 1)) next.set(idOf(one), one);
      else if (!next.delete(idOf(row))) next.set(idOf(row), row);
      put(next, idOf(row));
    },
    toggleAll: () => {
      const next = new Map(chosen);
      for (const row of shown) {
        if (isAll) next.delete(idOf(row));
        else next.set(idOf(row), row);
      }
      put(next, null);
    },
  };
}
