import type { Actor } from '../../kernel/actor.ts';
import type { Database } from '../../kernel/db/database.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { assetRows } from '../assets/index.ts';
import { countFiledByStatus, countFolderByStatus, getPlaceFolder, listFolders, presentFolder } from '../folders/index.ts';
import { toolFaces } from '../tools/index.ts';
import {
  countDocuments,
  countWithCancelled,
  type DocumentListFilter,
  listDocuments as listRows,
  walkDocuments,
} from './document-list.queries.ts';
import { presentRow } from './document-row.present.ts';
import { findMatches, listTexts } from './document-search.queries.ts';
import { excerptOf } from './search-excerpt.ts';
import { facetsOf, periodOf } from './search-facets.ts';
import { parseSearch } from './search-words.ts';

export type ListCall = Omit<DocumentListFilter, 'after' | 'matchIds' | 'search'> & {
  workspaceId: number | null | undefined;
  after?: string | undefined;
  /** As it was typed. */
  search?: string | undefined;
};

/** Microseconds, as the database has them: rows of one transaction share their moment, which milliseconds would cut to an earlier one. */
const writeCursor = (row: { created_us: string; id: number }) => Buffer.from(`${row.created_us} ${row.id}`).toString('base64url');

function readCursor(text: string | undefined): DocumentListFilter['after'] {
  if (text === undefined) return undefined;
  const [createdUs = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!/^\d{1,16}$/.test(createdUs) || !/^\d{1,9}$/.test(id)) throw invalidField('after', 'invalid');
  return { createdUs, id: Number(id) };
}

/** Search filter of the list, and the number of results with all filters of the call. */
async function narrowBy(kernel: Kernel, actor: Actor, scope: Scope, call: ListCall) {
  const typed = call.search?.trim();
  if (!typed) return null;
  const words = parseSearch(typed);
  if (!words) return { filter: { matchIds: [] }, words: null, found: 0 };
  const language = call.language ?? actor.language;
  const kind = { facets: facetsOf(call), period: periodOf(call) };
  const { count, ids } = await findMatches(kernel.database, scope, words, language, kind);
  const filter = ids ? { matchIds: ids } : { search: { words, language } };
  return { filter, words, found: count };
}

/** Documents by status where the call looks: in a folder of a place, outside of all folders, or in all of it (`whole`). */
async function countsOf(database: Database, scope: Scope, whole: Record<string, number>, folderId: number | 'none' | undefined) {
  if (typeof folderId === 'number') return countFolderByStatus(database, folderId);
  if (folderId === undefined) return whole;
  const filed = await countFiledByStatus(database, scope);
  return Object.fromEntries(Object.entries(whole).map(([status, count]) => [status, count - (filed[status] ?? 0)]));
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Pages beyond this row are reached by `after`, since counting rows off costs more the deeper the page. */
const maxOffset = 10_000;

/** A text that begins with its title, which is above the excerpt anyway. */
const withoutTitle = (text: string, title: string) => (text.startsWith(title) ? text.slice(title.length).trimStart() : text);

const narrowing = ['isCancelled', 'tool', 'category', 'month', 'language', 'authorId', 'from', 'to'] as const;

/** One page of the actor's documents with totals; `tagWith` gets the state it is made from before it is presented. Totals of an unfiltered list come from the maintained counts. */
export async function listDocuments(kernel: Kernel, actor: Actor, call: ListCall, tagWith: (state: unknown) => void) {
  const { database } = kernel;
  const scope = scopeOf(actor, call.workspaceId);
  if (typeof call.folderId === 'number') await getPlaceFolder(database, scope, call.folderId);
  if ((call.page - 1) * call.perPage > maxOffset)
    throw invalidField('page', 'too_big', { max: Math.floor(maxOffset / call.perPage) + 1 });
  const searched = await narrowBy(kernel, actor, scope, call);
  const filter: DocumentListFilter = { ...call, search: undefined, ...searched?.filter, after: readCursor(call.after) };
  // A walk is a transaction of its own: within `together` it would wait for a second connection.
  const walked = filter.search ? await walkDocuments(database, scope, filter) : null;
  const [rows, counted, folders, inFolder] = await database.together([
    async (db) => walked ?? listRows(db, scope, filter),
    (db) => countWithCancelled(db, scope),
    (db) => (call.ids ? Promise.resolve([]) : listFolders(db, scope)),
    async (db) =>
      call.folderId === undefined ? null : countDocuments(db, scope, { folderId: call.folderId, isCancelled: true }),
  ]);
  const whole = counted.counts;
  const cancelled = inFolder ?? counted.cancelled;
  const counts = await countsOf(database, scope, whole, call.folderId);
  const isFiltered = narrowing.some((name) => call[name] !== undefined && call[name] !== '');
  const status = call.status === 'processing' ? 'in_progress' : call.status;
  const filtered = call.ids
    ? rows.length
    : searched && call.isCancelled === undefined
      ? searched.found
      : isFiltered
        ? await countDocuments(database, scope, filter)
        : status
          ? (counts[status] ?? 0)
          : sumOf(counts);
  const faces = await toolFaces(
    database,
    actor,
    rows.map((row) => row.tool_slug),
  );
  const pictures = await assetRows.listThumbnails(
    database,
    rows.filter((row) => row.category === 'media' && row.status === 'accepted').map((row) => row.id),
  );
  // All that the answer is made from, but for the words of the catalogue.
  tagWith([rows, whole, counts, cancelled, filtered, folders, actor.language, actor.role, faces.own, [...pictures]]);
  const words = searched?.words;
  const texts = words
    ? await listTexts(
        database,
        rows.map((row) => row.id),
      )
    : null;
  const last = rows.at(-1);
  return {
    orders: rows.map((row) => ({
      ...presentRow(row, actor, faces.of(row.tool_slug), pictures.get(row.id)),
      excerpt: words ? excerptOf(withoutTitle(texts?.get(row.id) ?? '', row.title), words, row.language) : null,
    })),
    recordsTotal: sumOf(whole),
    recordsFiltered: filtered,
    folders: folders.map((folder) => presentFolder(folder, actor)),
    counts: { processing: 0, in_progress: 0, accepted: 0, failed: 0, onHold: 0, ...counts },
    cancelled,
    next: last && rows.length === call.perPage && call.sort === '-created_at' ? writeCursor(last) : null,
  };
}
