// SQL of listed, named and deleted sources. `sources.queries.ts` has those for orders, `passages.queries.ts` their passages.
import { and, arrayContains, asc, count, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { clearWorkspaceDefaults } from '../workspaces/index.ts';
import { workspaceSources } from '../workspaces/workspaces.table.ts';
import { additionalSources } from './sources.table.ts';

/** Documents counted per source; beyond it the list shows this number. */
const exactUpTo = 1000;

const { text: _text, ...columns } = getTableColumns(additionalSources);

const columnsWithWorkspaces = {
  ...columns,
  userName: users.name,
  workspaces: sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name)), '[]')
    from workspace_sources ws join workspaces w on w.id = ws.workspace_id where ws.additional_source_id = additional_sources.id)`,
  documents_count: sql<number>`(
    select count(*)::int from (
      select 1 from orders o join order_details d on d.order_id = o.id and d.status = 'accepted'
      where o.source_ids <> '{}' and o.source_ids @> array[additional_sources.id] and not o.is_draft limit ${sql.raw(String(exactUpTo))}) used)`,
};

/** A source without its text, with its owner, its workspaces and the number of its documents. */
export type SourceWithWorkspaces = Omit<typeof additionalSources.$inferSelect, 'text'> & {
  userName: string;
  workspaces: { id: number; name: string }[];
  documents_count: number;
};

/** Listed sources of a place: in a workspace those toggled on there, elsewhere one's own; with `isWhole` those of the account. */
export function listedIn(db: Db, scope: Scope, isWhole: boolean): SQL | undefined {
  const listed = and(eq(additionalSources.account_id, scope.accountId), eq(additionalSources.is_listed, true));
  if (isWhole) return listed;
  if (scope.workspaceId === null) return and(listed, eq(additionalSources.user_id, scope.userId));
  const toggledOn = db.orm
    .select({ id: workspaceSources.additional_source_id })
    .from(workspaceSources)
    .where(eq(workspaceSources.workspace_id, scope.workspaceId));
  return and(listed, inArray(additionalSources.id, toggledOn));
}

export interface SourceFilter {
  isWhole: boolean;
  search?: string | undefined;
  tag?: string | undefined;
  sort: 'name' | '-name' | 'created_at' | '-created_at' | 'updated_at' | '-updated_at';
  page: number;
  perPage: number;
}

const orders: Record<SourceFilter['sort'], SQL> = {
  name: sql`lower(${additionalSources.name}), ${additionalSources.id}`,
  '-name': sql`lower(${additionalSources.name}) desc, ${additionalSources.id} desc`,
  created_at: sql`${additionalSources.created_at}, ${additionalSources.id}`,
  '-created_at': sql`${additionalSources.created_at} desc, ${additionalSources.id} desc`,
  updated_at: sql`${additionalSources.updated_at}, ${additionalSources.id}`,
  '-updated_at': sql`${additionalSources.updated_at} desc, ${additionalSources.id} desc`,
};

/** One page of a place's sources; search looks into names and addresses. */
export async function listSources(db: Db, scope: Scope, filter: SourceFilter) {
  const { isWhole, search, tag, sort, page, perPage } = filter;
  const listed = listedIn(db, scope, isWhole);
  const pattern = containing(search);
  const where = and(
    listed,
    search ? or(ilike(additionalSources.name, pattern), ilike(additionalSources.url, pattern)) : undefined,
    tag ? arrayContains(additionalSources.tags, [tag]) : undefined,
  );
  const rows: SourceWithWorkspaces[] = await db.orm
    .select(columnsWithWorkspaces)
    .from(additionalSources)
    .innerJoin(users, eq(users.id, additionalSources.user_id))
    .where(where)
    .orderBy(orders[sort])
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.orm.select({ count: count() }).from(additionalSources).where(listed);
  const [found] = search || tag ? await db.orm.select({ count: count() }).from(additionalSources).where(where) : [total];
  return { rows, total: total?.count ?? 0, filtered: found?.count ?? 0 };
}

/** The tags in use in a place, at most 200. */
export async function listTags(db: Db, scope: Scope, isWhole: boolean): Promise<string[]> {
  const tag = sql<string>`unnest(${additionalSources.tags})`.as('tag');
  const tags = db.orm
    .selectDistinct({ tag })
    .from(additionalSources)
    .where(listedIn(db, scope, isWhole))
    .as('tags');
  const rows = await db.orm.select({ tag: tags.tag }).from(tags).orderBy(asc(tags.tag)).limit(200);
  return rows.map((row) => row.tag);
}

/** A source, listed or not, or null. Whether the caller may see it is the policy's to say. */
export async function findSourceWithWorkspaces(db: Db, id: number): Promise<SourceWithWorkspaces | null> {
  const [row] = await db.orm
    .select(columnsWithWorkspaces)
    .from(additionalSources)
    .innerJoin(users, eq(users.id, additionalSources.user_id))
    .where(eq(additionalSources.id, id));
  return row ?? null;
}

/** The beginning of a source's text, or null before it was read. */
export async function findSourceText(db: Db, id: number, characters: number): Promise<string | null> {
  const [row] = await db.orm
    .select({ text: sql<string | null>`left(${additionalSources.text}, ${characters})` })
    .from(additionalSources)
    .where(eq(additionalSources.id, id));
  return row?.text ?? null;
}

/** True where one of the addresses is a source of the place already. Holds the account's row, so that two at once come one after the other. */
export async function hasUrl(db: Db, scope: Scope, urls: string[], exceptId: number | null): Promise<boolean> {
  await db.orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, scope.accountId)).for('no key update');
  const rows = await db.orm
    .select({ id: additionalSources.id })
    .from(additionalSources)
    .where(and(listedIn(db, scope, false), inArray(additionalSources.url, urls)))
    .limit(2);
  return rows.some((row) => row.id !== exceptId);
}

export async function updateSource(db: Db, id: number, changes: Partial<typeof additionalSources.$inferInsert>): Promise<void> {
  await db.orm
    .update(additionalSources)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(additionalSources.id, id));
}

/** Lets a workspace use a source. */
export async function toggleSourceOn(db: Db, workspaceId: number, sourceId: number): Promise<void> {
  await db.orm
    .insert(workspaceSources)
    .values({ workspace_id: workspaceId, additional_source_id: sourceId })
    .onConflictDoNothing();
}

/** Deletes a source that the caller has locked, with its passages and every mention of it in workspaces; documents keep their texts. */
export async function deleteSource(tx: Db, accountId: number, id: number): Promise<void> {
  await tx.orm.delete(workspaceSources).where(eq(workspaceSources.additional_source_id, id));
  await clearWorkspaceDefaults(tx, accountId, 'source', id);
  await tx.orm.delete(additionalSources).where(eq(additionalSources.id, id));
}

/** The newest documents of an actor's places that a source was given for, at most 20. */
export async function listDocumentsOf(
  db: Db,
  id: number,
  reader: { id: number; workspaceIds: readonly number[] },
): Promise<{ order_detail_id: number; title: string }[]> {
  const { rows } = await db.client.query<{ order_detail_id: number; title: string }>(
    `select d.id as order_detail_id, d.title from orders o join order_details d on d.order_id = o.id and d.status = 'accepted'
     where o.source_ids <> '{}' and o.source_ids @> array[$1::int] and not o.is_draft
       and ${reachSql('d', '$3', '$2')}
     order by d.id desc limit 20`,
    [id, reader.id, reader.workspaceIds],
  );
  return rows;
}
