import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { toolFaces } from '../tools/index.ts';
import { countByStatus, countDocuments, listDocuments, type OrderListFilter } from './order-list.queries.ts';
import { presentRow } from './orders.present.ts';

export type ListCall = Omit<OrderListFilter, 'after' | 'perPage'> & {
  workspaceId: number | null | undefined;
  perPage: number;
  after?: string | undefined;
};

const writeCursor = (row: { created_at: Date; id: number }) =>
  Buffer.from(`${row.created_at.toISOString()} ${row.id}`).toString('base64url');

function readCursor(text: string | undefined): { createdAt: Date; id: number } | undefined {
  if (text === undefined) return undefined;
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !/^\d{1,9}$/.test(id)) throw invalidField('after', 'invalid');
  return { createdAt, id: Number(id) };
}

/** Pages beyond this row are reached by `after`, since counting rows off costs more the deeper the page. */
const deepestOffset = 10_000;

/** One page of the actor's documents with totals; `tagWith` hears the state it is made from before it is presented. Totals of an unfiltered list come from the maintained counts. */
export async function listOrders(kernel: Kernel, actor: Actor, call: ListCall, tagWith: (state: unknown) => void) {
  const { database } = kernel;
  const documents = scopeOf(actor, call.workspaceId);
  const filter: OrderListFilter = { ...call, after: readCursor(call.after) };
  if ((call.page - 1) * call.perPage > deepestOffset)
    throw invalidField('page', 'too_big', { max: Math.floor(deepestOffset / call.perPage) + 1 });
  const rows = await listDocuments(database, documents, filter);
  const counts = await countByStatus(database, documents);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = [call.tool, call.category, call.search, call.month, call.ids].some(
    (value) => value !== undefined && value !== '',
  );
  const status = call.status === 'processing' ? 'in_progress' : call.status;
  const filtered = call.ids
    ? rows.length
    : isFiltered
      ? await countDocuments(database, documents, filter)
      : status
        ? (counts[status] ?? 0)
        : total;
  const faces = await toolFaces(
    database,
    actor,
    rows.map((row) => row.tool_slug),
  );
  // All that the answer is made from, but for the words of the catalogue.
  tagWith([rows, counts, filtered, actor.language, actor.role, faces.own]);
  const last = rows.at(-1);
  return {
    orders: rows.map((row) => presentRow(row, actor, faces.of(row.tool_slug))),
    recordsTotal: total,
    recordsFiltered: filtered,
    counts: { processing: 0, in_progress: 0, accepted: 0, failed: 0, onHold: 0, ...counts },
    next: last && rows.length === call.perPage && call.sort === '-created_at' ? writeCursor(last) : null,
  };
}
