// What lies in a place and moves when the place ends: documents (with their versions and files), briefings and websites.
// A run that is writing one of them names neither place nor owner, so it finishes wherever the document lies by then.
import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import { chatMessages, chats } from '../chats/chats.table.ts';
import { creditCaps } from '../credits/credits.table.ts';
import { folders } from '../folders/folders.table.ts';
import { guidelines } from '../guidelines/guidelines.table.ts';
import { orderDetails, orders } from '../orders/orders.table.ts';
import { seats } from '../seats/seats.table.ts';
import { additionalSources } from '../sources/sources.table.ts';
import { websites } from '../websites/websites.table.ts';
import { workspaces } from './workspaces.table.ts';

/** A workspace, or what a person has in none. */
export type Place = { workspaceId: number } | { userId: number };

const liesIn = (place: Place, table: { workspace_id: PgColumn; user_id: PgColumn }): SQL | undefined =>
  'workspaceId' in place
    ? eq(table.workspace_id, place.workspaceId)
    : and(isNull(table.workspace_id), eq(table.user_id, place.userId));

/**
 * Moves everything of a place into the personal workspace of a user and answers how many documents that were. Drafts of a
 * wizard, which only their author can go on with, lose their workspace and keep their author.
 */
export async function moveContents(tx: Db, place: Place, toUserId: number): Promise<number> {
  const home = { workspace_id: null, user_id: toUserId };
  const moved = await tx.orm
    .update(orderDetails)
    .set({ ...home, folder_id: null })
    .where(liesIn(place, orderDetails));
  await tx.orm
    .update(orders)
    .set({ ...home, folder_id: null })
    .where(and(liesIn(place, orders), eq(orders.is_draft, false)));
  await tx.orm.delete(folders).where(liesIn(place, folders));
  await tx.orm.update(guidelines).set(home).where(liesIn(place, guidelines));
  await tx.orm.update(websites).set(home).where(liesIn(place, websites));
  if ('workspaceId' in place) {
    await tx.orm.update(orders).set({ workspace_id: null, folder_id: null }).where(liesIn(place, orders));
    // A conversation goes on among the own ones of whoever began it.
    await tx.orm.update(chats).set({ workspace_id: null }).where(liesIn(place, chats));
    await tx.orm.update(additionalSources).set({ workspace_id: null }).where(liesIn(place, additionalSources));
  } else {
    // With them go the person's conversations, but for one that is being written: its credits are still held.
    const isWritten = tx.orm
      .select({ id: chats.id })
      .from(chats)
      .innerJoin(chatMessages, eq(chatMessages.chat_id, chats.id))
      .where(and(eq(chats.order_id, orders.id), eq(chatMessages.state, 'writing')));
    await tx.orm.delete(orders).where(and(liesIn(place, orders), eq(orders.is_draft, true), notExists(isWritten)));
  }
  return moved.rowCount ?? 0;
}

/** Deletes the row with its toggles, its groups and its cap, and takes it out of invitations that wait. */
export async function deleteWorkspaceRow(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(creditCaps).where(eq(creditCaps.workspace_id, id));
  await tx.orm
    .update(seats)
    .set({ workspace_ids: sql`array_remove(${seats.workspace_ids}, ${id})` })
    .where(sql`${id} = any(${seats.workspace_ids})`);
  await tx.orm.delete(workspaces).where(eq(workspaces.id, id));
}
