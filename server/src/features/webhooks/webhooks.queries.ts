// SQL of webhooks and their deliveries.
import type { WebhookEvent } from '@folio/contract/webhooks';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { webhookDeliveries, webhooks } from './webhooks.table.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** A person's webhooks, newest first, each with its latest delivery. */
export async function listWebhooks(db: Db, userId: number, page: number, perPage: number) {
  const { rows } = await db.client.query<
    WebhookRow & { last: { state: DeliveryRow['state']; status: number | null; created_at: string } | null }
  >(
    `select w.*, (select json_build_object('state', d.state, 'status', d.status, 'created_at', d.created_at) from webhook_deliveries d
       where d.webhook_id = w.id order by d.id desc limit 1) as last
     from webhooks w where w.user_id = $1 order by w.id desc limit $2 offset $3`,
    [userId, perPage, (page - 1) * perPage],
  );
  const [total] = await db.orm.select({ count: count() }).from(webhooks).where(eq(webhooks.user_id, userId));
  return { rows, total: total?.count ?? 0 };
}

/** A webhook of this person, or null. */
export async function findWebhook(db: Db, userId: number, id: number): Promise<WebhookRow | null> {
  const [row] = await db.orm
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.user_id, userId)));
  return row ?? null;
}

/** Adds a webhook where the person has fewer than `most`; null otherwise. */
export async function insertWebhook(tx: Db, webhook: typeof webhooks.$inferInsert, most: number): Promise<WebhookRow | null> {
  await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, webhook.user_id)).for('no key update');
  const [used] = await tx.orm.select({ count: count() }).from(webhooks).where(eq(webhooks.user_id, webhook.user_id));
  if ((used?.count ?? 0) >= most) return null;
  const [row] = await tx.orm.insert(webhooks).values(webhook).returning();
  return row ?? null;
}

export async function updateWebhook(db: Db, id: number, changes: Partial<typeof webhooks.$inferInsert>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.orm.update(webhooks).set(changes).where(eq(webhooks.id, id));
}

/** Switches a webhook off, unless it was given another URL meanwhile. */
export async function deactivateWebhook(db: Db, { id, url }: Pick<WebhookRow, 'id' | 'url'>): Promise<void> {
  await db.orm
    .update(webhooks)
    .set({ is_active: false })
    .where(and(eq(webhooks.id, id), eq(webhooks.url, url)));
}

/** Deactivates a user's webhooks. Returns those that were active. */
export const deactivateWebhooksOf = (tx: Db, userId: number): Promise<WebhookRow[]> =>
  tx.orm
    .update(webhooks)
    .set({ is_active: false })
    .where(and(eq(webhooks.user_id, userId), eq(webhooks.is_active, true)))
    .returning();

export async function deleteWebhook(db: Db, id: number): Promise<void> {
  await db.orm.delete(webhooks).where(eq(webhooks.id, id));
}

export interface Listening {
  id: number;
  account_id: number;
  user_id: number;
  events: WebhookEvent[];
  workspace_ids: number[];
}

/** Active webhooks of these accounts with owners able to log in, and the owners' present workspaces. */
export async function listListening(db: Db, accountIds: number[]): Promise<Listening[]> {
  const { rows } = await db.client.query<Listening>(
    `select w.id, w.account_id, w.user_id, w.events, array(select workspace_id from workspace_members m where m.user_id = w.user_id) as workspace_ids
     from webhooks w join users u on u.id = w.user_id where w.account_id = any($1::int[]) and w.is_active and u.disabled_at is null`,
    [accountIds],
  );
  return rows;
}

export async function insertDeliveries(tx: Db, rows: (typeof webhookDeliveries.$inferInsert)[]): Promise<number[]> {
  const made = await tx.orm.insert(webhookDeliveries).values(rows).returning({ id: webhookDeliveries.id });
  return made.map(({ id }) => id);
}

/** A delivery that waits, with its webhook; null once it ended, or where the webhook was switched off. */
export async function findQueued(db: Db, id: number): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | null> {
  const [row] = await db.orm
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .innerJoin(users, eq(users.id, webhooks.user_id))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, 'queued'),
        eq(webhooks.is_active, true),
        isNull(users.disabled_at),
      ),
    );
  return row ?? null;
}

export async function countAttempt(
  db: Db,
  id: number,
  result: { state: DeliveryRow['state']; status: number | null; problem: string | null },
): Promise<void> {
  await db.orm
    .update(webhookDeliveries)
    .set({ ...result, attempt: sql`${webhookDeliveries.attempt} + 1`, updated_at: sql`now()` })
    .where(eq(webhookDeliveries.id, id));
}

/** A list is counted to this number. */
const maxCounted = 10_000;

/** A webhook's deliveries, newest first, counted to 10,000. */
export async function listDeliveries(db: Db, webhookId: number, page: number, perPage: number) {
  const where = eq(webhookDeliveries.webhook_id, webhookId);
  const rows = await db.orm
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const some = db.orm.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(where).limit(maxCounted).as('some');
  const [total] = await db.orm.select({ count: count() }).from(some);
  return { rows, total: total?.count ?? 0 };
}
