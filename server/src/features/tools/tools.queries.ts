import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { favorites } from './tools.table.ts';

/** Slugs of a user's favourites. */
export async function listFavorites(db: Db, userId: number): Promise<Set<string>> {
  const rows = await db.orm.select({ slug: favorites.tool_slug }).from(favorites).where(eq(favorites.user_id, userId));
  return new Set(rows.map((row) => row.slug));
}

/** Adding twice and removing a missing one are not errors. */
export async function setFavorite(db: Db, userId: number, slug: string, isFavorite: boolean): Promise<void> {
  if (isFavorite) await db.orm.insert(favorites).values({ user_id: userId, tool_slug: slug }).onConflictDoNothing();
  else await db.orm.delete(favorites).where(and(eq(favorites.user_id, userId), eq(favorites.tool_slug, slug)));
}
