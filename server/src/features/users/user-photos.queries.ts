import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { userPhotos } from './user-photos.table.ts';

/** People of one account; seats are limited, so this is a few hundred at the very most. */
const maxPeople = 1000;

/** User ids of an account with a photo. */
export function listPhotos(db: Db, accountId: number): Promise<{ userId: number; hash: string }[]> {
  return db.orm
    .select({ userId: userPhotos.user_id, hash: userPhotos.hash })
    .from(userPhotos)
    .innerJoin(users, eq(users.id, userPhotos.user_id))
    .where(and(eq(users.account_id, accountId), isNull(users.removed_at)))
    .orderBy(userPhotos.user_id)
    .limit(maxPeople);
}

export async function findPhotoHash(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.orm.select({ hash: userPhotos.hash }).from(userPhotos).where(eq(userPhotos.user_id, userId));
  return row?.hash ?? null;
}

/** The image and the account of its user. */
export async function findPhoto(db: Db, userId: number): Promise<{ bytes: Uint8Array; accountId: number } | null> {
  const [row] = await db.orm
    .select({ bytes: userPhotos.bytes, accountId: users.account_id })
    .from(userPhotos)
    .innerJoin(users, eq(users.id, userPhotos.user_id))
    .where(eq(userPhotos.user_id, userId));
  return row ?? null;
}

export async function savePhoto(db: Db, userId: number, bytes: Uint8Array, hash: string, at: Date): Promise<void> {
  const photo = { bytes, hash, updated_at: at };
  await db.orm
    .insert(userPhotos)
    .values({ user_id: userId, ...photo })
    .onConflictDoUpdate({ target: userPhotos.user_id, set: photo });
}

export async function deletePhoto(db: Db, userId: number): Promise<void> {
  await db.orm.delete(userPhotos).where(eq(userPhotos.user_id, userId));
}
