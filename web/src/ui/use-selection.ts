// Which rows of the list are chosen, over its pages. A change of the look chooses nothing any more.
import { useState } from 'react';

interface Chosen {
  order_detail_id: number;
}

export interface Selection<Row extends Chosen> {
  rows: Row[];
  has: (row: Row) => boolean;
  /** `isRange` chooses everything between the row that was touched last and this one. */
  toggle: (row: Row, isRange?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Of the rows that are shown. */
  isAll: boolean;
  isSome: boolean;
}

/** Most rows at once: what one call takes. */
const maxChosen = 200;

/** `key` names the look; `shown` are its rows now. What is shown again replaces what was chosen before, so that rights and titles are fresh. */
export function useSelection<Row extends Chosen>(key: string, shown: Row[]): Selection<Row> {
  const [state, setState] = useState({ key, chosen: new Map<number, Row>(), last: null as number | null });
  const chosen = state.key === key ? state.chosen : new Map<number, Row>();
  const fresh = new Map(shown.map((row) => [row.order_detail_id, row]));
  const rows = [...chosen.values()].map((row) => fresh.get(row.order_detail_id) ?? row);
  const has = (row: Row) => chosen.has(row.order_detail_id);
  const put = (next: Map<number, Row>, last: number | null) =>
    setState({ key, chosen: new Map([...next].slice(0, maxChosen)), last });
  const isAll = shown.length > 0 && shown.every(has);
  return {
    rows,
    has,
    isAll,
    isSome: !isAll && shown.some(has),
    clear: () => put(new Map(), null),
    toggle: (row, isRange = false) => {
      const next = new Map(chosen);
      const at = shown.findIndex((one) => one.order_detail_id === row.order_detail_id);
      const before = shown.findIndex((one) => one.order_detail_id === state.last);
      if (isRange && before >= 0 && at >= 0)
        for (const one of shown.slice(Math.min(at, before), Math.max(at, before) + 1)) next.set(one.order_detail_id, one);
      else if (!next.delete(row.order_detail_id)) next.set(row.order_detail_id, row);
      put(next, row.order_detail_id);
    },
    toggleAll: () => {
      const next = new Map(chosen);
      for (const row of shown) {
        if (isAll) next.delete(row.order_detail_id);
        else next.set(row.order_detail_id, row);
      }
      put(next, null);
    },
  };
}
