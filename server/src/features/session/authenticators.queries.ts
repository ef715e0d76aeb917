// SQL of authenticator apps. Arrays of bytes go through the client, which writes them as PostgreSQL reads them.
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { authenticators } from './session.table.ts';

export interface AuthenticatorRow {
  user_id: number;
  secret_sealed: string;
  confirmed_at: Date | null;
  recovery_codes_left: number;
}

export async function findAuthenticator(db: Db, userId: number): Promise<AuthenticatorRow | null> {
  const { rows } = await db.client.query<AuthenticatorRow>(
    'select user_id, secret_sealed, confirmed_at, cardinality(recovery_hashes) as recovery_codes_left from authenticators where user_id = $1',
    [userId],
  );
  return rows[0] ?? null;
}

/** Keeps a secret that waits to be confirmed; false where one is confirmed already. */
export async function saveAuthenticator(db: Db, userId: number, secretSealed: string): Promise<boolean> {
  const { rowCount } = await db.client.query(
    `insert into authenticators (user_id, secret_sealed) values ($1, $2)
     on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0 where authenticators.confirmed_at is null`,
    [userId, secretSealed],
  );
  return rowCount === 1;
}

/** Uses up a time step; false where it, or a later one, was used before. Two at once: one gets it. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db.client.query('update authenticators set last_step = $2 where user_id = $1 and last_step < $2', [
    userId,
    step,
  ]);
  return rowCount === 1;
}

/** Confirms a secret with its recovery codes; false where it was confirmed or replaced meanwhile. */
export async function confirmAuthenticator(
  db: Db,
  { user_id: userId, secret_sealed: secretSealed }: AuthenticatorRow,
  recoveryHashes: Buffer[],
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.client.query(
    `update authenticators set confirmed_at = $3, recovery_hashes = $4::bytea[]
     where user_id = $1 and secret_sealed = $2 and confirmed_at is null`,
    [userId, secretSealed, now, recoveryHashes],
  );
  return rowCount === 1;
}

export async function setRecoveryCodes(db: Db, userId: number, recoveryHashes: Buffer[]): Promise<void> {
  await db.client.query('update authenticators set recovery_hashes = $2::bytea[] where user_id = $1', [userId, recoveryHashes]);
}

/** Uses up a recovery code; false where it is none. */
export async function spendRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.client.query(
    'update authenticators set recovery_hashes = array_remove(recovery_hashes, $2) where user_id = $1 and $2 = any(recovery_hashes)',
    [userId, hash],
  );
  return rowCount === 1;
}

export async function deleteAuthenticator(db: Db, userId: number): Promise<void> {
  await db.orm.delete(authenticators).where(eq(authenticators.user_id, userId));
}
