// Differences between two states that a client was shown.
import type { AgreedChange } from '@folio/contract/campaign-client';
import type { AgreedState } from '@folio/contract/campaign-shapes';

type Value = string | number | null;
const worded = (value: Value) => (value === null ? null : String(value));
const kpisOf = ({ kpis }: AgreedState) => kpis.map(({ name, target }) => `${name}: ${target}`).join('; ');

/** The differences between the formerly shown state and the present one, in the order of the page. */
export function agreedChanges(before: AgreedState, after: AgreedState): AgreedChange[] {
  const changes: AgreedChange[] = [];
  const compare = (field: AgreedChange['field'], item: string | null, was: Value, is: Value) => {
    if (was !== is) changes.push({ field, item, before: worded(was), after: worded(is) });
  };
  compare('name', null, before.name, after.name);
  compare('goal', null, before.goal, after.goal);
  compare('kpis', null, kpisOf(before), kpisOf(after));
  for (const field of ['from', 'to', 'budget', 'currency'] as const) compare(field, null, before[field], after[field]);
  for (const item of after.items) {
    const was = before.items.find(({ code }) => code === item.code);
    if (!was) compare('item', item.name, null, item.name);
    else
      for (const field of ['name', 'channel', 'from', 'to', 'time', 'budget'] as const)
        compare(field, was.name, was[field], item[field]);
  }
  for (const was of before.items)
    if (!after.items.some(({ code }) => code === was.code)) compare('item', was.name, was.name, null);
  return changes;
}
