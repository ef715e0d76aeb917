// All SQL of comments, but for the moving of quotes (`documents/quotes.queries.ts`). Names come with the rows.
import { eq } from 'drizzle-orm';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';
import { comments, type QuoteAnchor } from './comments.table.ts';

export interface Person {
  id: number;
  name: string;
}

export interface CommentRow {
  id: number;
  order_detail_id: number;
  parent_id: number | null;
  /** Null for a guest. */
  user_id: number | null;
  guest_id: number | null;
  is_guest: boolean;
  user_name: string;
  impersonator_id: number | null;
  impersonator_name: string | null;
  text: string;
  quote: string | null;
  anchor: QuoteAnchor | null;
  mentions: Person[];
  resolved_at: Date | null;
  resolved_by: number | null;
  resolver_name: string | null;
  edited_at: Date | null;
  created_at: Date;
}

const columns = `c.id, c.order_detail_id, c.parent_id, c.user_id, c.guest_id, c.user_id is null as is_guest,
  coalesce(author.name, c.guest_name) as user_name, c.impersonator_id,
  impersonator.name as impersonator_name, c.text, c.quote, c.anchor, c.resolved_at, c.resolved_by, resolver.name as resolver_name,
  c.edited_at, c.created_at,
  (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name)), '[]')
     from users m where m.id = any(c.mentions)) as mentions`;
const names = `left join users author on author.id = c.user_id
  left join users impersonator on impersonator.id = c.impersonator_id
  left join users resolver on resolver.id = c.resolved_by`;
/** Answers are as settled as their thread. */
const isInState = (parameter: string) =>
  `(${parameter}::boolean is null or ((case when c.parent_id is null then c.resolved_at else thread.resolved_at end) is not null) = ${parameter})`;

interface Page {
  isResolved: boolean | null;
  page: number;
  perPage: number;
}

export async function listComments(db: Db, orderDetailId: number, { isResolved, page, perPage }: Page): Promise<CommentRow[]> {
  const { rows } = await db.client.query<CommentRow>({
    name: 'comments-of-document',
    text: `select ${columns} from comments c ${names} left join comments thread on thread.id = c.parent_id
      where c.order_detail_id = $1 and ${isInState('$2')} order by c.id limit $3 offset $4`,
    values: [orderDetailId, isResolved, perPage, (page - 1) * perPage],
  });
  return rows;
}

/** Threads of a document in which a guest takes part, with all their comments, oldest first; at most 500 comments. */
export async function listGuestThreads(db: Db, orderDetailId: number): Promise<CommentRow[]> {
  const { rows } = await db.client.query<CommentRow>(
    `select ${columns} from comments c ${names} where c.order_detail_id = $1 and coalesce(c.parent_id, c.id) in
       (select coalesce(g.parent_id, g.id) from comments g where g.order_detail_id = $1 and g.user_id is null)
     order by c.id limit 500`,
    [orderDetailId],
  );
  return rows;
}

export interface GuestQuestion {
  id: number;
  guest: string;
  text: string;
  at: Date;
}

/** Questions of guests that wait: the last comment of an open thread, by a guest, with a question mark. The oldest first, at most 100. */
export async function listGuestQuestions(db: Db, orderDetailId: number): Promise<GuestQuestion[]> {
  const { rows } = await db.client.query<GuestQuestion>(
    `select last.id, coalesce(last.guest_name, '') as guest, last.text, last.created_at as at from (
       select distinct on (coalesce(c.parent_id, c.id)) c.* from comments c where c.order_detail_id = $1
       order by coalesce(c.parent_id, c.id), c.id desc) last
     join comments thread on thread.id = coalesce(last.parent_id, last.id)
     where last.user_id is null and thread.resolved_at is null and last.text ~ '[?？؟]' order by last.id limit 100`,
    [orderDetailId],
  );
  return rows;
}

export async function countComments(db: Db, orderDetailId: number, isResolved: boolean | null = null): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>(
    `select count(*)::int as count from comments c left join comments thread on thread.id = c.parent_id
     where c.order_detail_id = $1 and ${isInState('$2')}`,
    [orderDetailId, isResolved],
  );
  return rows[0]?.count ?? 0;
}

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const { rows } = await db.client.query<CommentRow>(`select ${columns} from comments c ${names} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends; null where it was deleted. */
export async function lockComment(tx: Db, id: number): Promise<CommentRow | null> {
  await tx.orm.select({ id: comments.id }).from(comments).where(eq(comments.id, id)).for('no key update');
  return findComment(tx, id);
}

const reachable = reachSql('d', '$2', '$1');
const chosen = { written: 'c.user_id = $1::int', mentioned: 'c.mentions @> array[$1::int]' };

/** A person's comments newest first, on documents that they still see; the total is counted to 10,000. */
export async function listCommentsOf(
  db: Db,
  actor: Actor,
  which: 'written' | 'mentioned',
  { isResolved, page, perPage }: Page,
): Promise<{ rows: (CommentRow & { title: string })[]; total: number }> {
  const from = `from comments c join order_details d on d.id = c.order_detail_id left join comments thread on thread.id = c.parent_id`;
  const where = `where ${chosen[which]} and ${reachable} and ${isInState('$3')}`;
  const values = [actor.id, actor.workspaceIds, isResolved];
  const { rows } = await db.client.query<CommentRow & { title: string }>(
    `select ${columns}, d.title ${from} ${names} ${where} order by c.id desc limit $4 offset $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  const counted = await db.client.query<{ count: number }>(
    `select count(*)::int as count from (select 1 ${from} ${where} limit 10000) found`,
    values,
  );
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

/** Users with access to a document by its scope alone: the members of a workspace, or only the owner. */
export async function listPeopleOf(db: Db, workspaceId: number | null): Promise<Person[]> {
  if (workspaceId === null) return [];
  const { rows } = await db.client.query<Person>(
    `select u.id, u.name from workspace_members m join users u on u.id = m.user_id
     where m.workspace_id = $1 and u.disabled_at is null order by lower(u.name), u.id limit 500`,
    [workspaceId],
  );
  return rows;
}

/** Authors of a thread. */
export async function listThreadPeople(db: Db, threadId: number): Promise<number[]> {
  const { rows } = await db.client.query<{ user_id: number }>(
    'select distinct user_id from comments where (id = $1 or parent_id = $1) and user_id is not null limit 500',
    [threadId],
  );
  return rows.map((row) => row.user_id);
}

export async function insertComment(tx: Db, comment: typeof comments.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(comments).values(comment).returning({ id: comments.id });
  if (!row) throw new Error('The comment was not inserted');
  return row.id;
}

export async function updateComment(tx: Db, id: number, changes: Partial<typeof comments.$inferInsert>): Promise<void> {
  await tx.orm.update(comments).set(changes).where(eq(comments.id, id));
}

/** Answers go with the first comment of their thread. */
export async function deleteComment(db: Db, id: number): Promise<void> {
  await db.orm.delete(comments).where(eq(comments.id, id));
}
