// SQL of the pages that a user marked.
import { maxFavoritePages } from '@folio/contract/favorite-page-words';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';

interface FavoriteRow {
  path: string;
  title: string;
}

/** Oldest first, without documents and tasks that the user no longer reaches; tasks are also left out if the account hides them. */
export async function listFavoritePages(db: Db, actor: Pick<Actor, 'id' | 'workspaceIds' | 'accountId'>): Promise<FavoriteRow[]> {
  const { rows } = await db.client.query<FavoriteRow>(
    `select f.path, coalesce(d.title, t.title, f.title) as title
     from favorite_pages f
     left join order_details d on d.id = f.order_detail_id
     left join tasks t on t.id = f.task_id
     where f.user_id = $1 and (d.id is null or ${reachSql('d', '$2', '$1')})
       and (t.id is null or t.workspace_id = any($2::int[]) and not exists (
         select from accounts a where a.id = $3 and (a.branding->>'hide_generic_task_assignment')::boolean))
     order by f.created_at, f.path limit ${maxFavoritePages}`,
    [actor.id, actor.workspaceIds, actor.accountId],
  );
  return rows;
}

/** Favorites of one user are added one after the other until the transaction ends. */
export async function lockFavoritePages(tx: Db, userId: number): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('favorite_pages'), $1)`, [userId]);
}

interface NewFavorite {
  userId: number;
  path: string;
  title: string;
  orderDetailId: number | null;
  taskId: number | null;
}

/** Adds a page under the lock of its user. Skips a page that is there, and a document or task that was deleted meanwhile. */
export async function insertFavoritePage(tx: Db, { userId, path, title, orderDetailId, taskId }: NewFavorite): Promise<void> {
  const subject = orderDetailId === null ? { table: 'tasks', id: taskId } : { table: 'order_details', id: orderDetailId };
  const source = subject.id === null ? '' : `from ${subject.table} where id = ${subject.id} for key share`;
  await tx.client.query(
    `insert into favorite_pages (user_id, path, title, order_detail_id, task_id)
     select $1::int, $2::text, $3::text, $4::int, $5::int ${source} on conflict do nothing`,
    [userId, path, title, orderDetailId, taskId],
  );
}

export async function deleteFavoritePage(db: Db, userId: number, path: string): Promise<void> {
  await db.client.query('delete from favorite_pages where user_id = $1 and path = $2', [userId, path]);
}
