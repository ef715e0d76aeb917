// Acknowledged operations exist exactly once, rejected ones never, unacknowledged ones at most once.
import type { Cluster } from './cluster.ts';
import { rowsOfBulk } from './make-things.ts';
import { type Asked, type Kind, kinds, type Records } from './records.ts';

/** Rows with the marker that each carries. */
const rowsOf: Record<Kind, string> = {
  order: `select o.id, o.fields->>'order_title' as marker from orders o where not is_bulk`,
  'bulk order': `select b.id, o.title as marker from bulk_orders b join orders o on o.id = b.order_id`,
  folder: 'select id, name as marker from folders',
  task: 'select id, title as marker from tasks',
  source: 'select id, name as marker from additional_sources',
  comment: 'select id, text as marker from comments',
  picture: 'select id, alt as marker from assets',
  grant: 'select 0 as id, note as marker from credit_movements',
  opinion: `select id, remarks->0->>'remark' as marker from second_opinions where remarks is not null`,
  rewrite: `select id, before as marker from passage_rewrites where after <> ''`,
  question: `select id, text as marker from chat_messages where role = 'user'`,
  answer: `select id, text as marker from chat_messages where role = 'assistant' and state = 'done'`,
  // A save is in the current text; in how many versions it is says nothing.
  save: `select d.id, found[1] as marker from order_details d join document_versions v on v.id = d.current_version_id
    cross join regexp_matches(v.html, 'chaos-\\d+-end', 'g') as found where v.html like '%chaos-%'`,
};

/** Is true for a document with a requested deletion: it and its contents can be gone. */
const isDeletable = (asked: Asked, { deletions }: Records) => asked.detailId !== null && deletions.has(asked.detailId);

function judge(asked: Asked, ids: readonly number[], records: Records): string | null {
  const name = `${asked.kind} ${asked.marker} (${asked.id ?? 'no id'}${asked.detailId === null ? '' : `, document ${asked.detailId}`})`;
  if (ids.length > 1) return `${name} is there ${ids.length} times: ${ids.join(', ')}`;
  if (asked.outcome === 'refused' && ids.length > 0) return `${name} was refused and is there`;
  if (asked.outcome !== 'acknowledged' || isDeletable(asked, records)) return null;
  if (ids.length === 0) return `${name} was acknowledged and is not there`;
  if (ids[0] !== asked.id) return `${name} is there as ${ids[0]}`;
  return null;
}

export async function compareRecords(records: Records, { query }: Cluster): Promise<void> {
  for (const kind of kinds) {
    const found = new Map<string, number[]>();
    for (const { id, marker } of await query<{ id: number; marker: string | null }>(
      `select id, marker from (${rowsOf[kind]}) rows where marker like 'chaos-%'`,
    ))
      found.set(marker ?? '', [...(found.get(marker ?? '') ?? []), id]);
    for (const asked of records.asked) {
      if (asked.kind !== kind) continue;
      const problem = judge(asked, found.get(asked.marker) ?? [], records);
      if (problem !== null) records.violate('acknowledged once, refused never', problem);
    }
  }
  const acknowledged = [...records.deletions].filter(([, isAcknowledged]) => isAcknowledged).map(([id]) => id);
  for (const { id } of await query<{ id: number }>('select id from order_details where id = any($1::int[])', [acknowledged]))
    records.violate('what was deleted is gone', `document ${id}`);
  for (const { id, count } of await query<{ id: number; count: number }>(
    `select b.id, count(d.id)::int from bulk_orders b left join order_details d on d.bulk_order_id = b.id
     group by b.id having count(d.id) <> ${rowsOfBulk} or count(distinct d.row_number) <> ${rowsOfBulk}`,
  ))
    records.violate('a bulk order has all its rows', `bulk order ${id} has ${count}`);
}
