import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { idempotentAnswers } from './kernel.table.ts';

/** A first call that has not answered after this time is taken to have died with its process. */
const deadAfterMs = 120_000;
/** Answers are kept for a day. */
const keptMs = 86_400_000;

interface Claim {
  userId: number;
  call: string;
  key: string;
  bodyHash: Buffer;
  now: Date;
}

/** Claims a key for this call: its new row's id, or the row that was there first. */
export async function claimKey(db: Db, { userId, call, key, bodyHash, now }: Claim) {
  const mine = and(eq(idempotentAnswers.user_id, userId), eq(idempotentAnswers.call, call), eq(idempotentAnswers.key, key));
  await db.orm
    .delete(idempotentAnswers)
    .where(
      and(
        mine,
        or(
          lt(idempotentAnswers.created_at, new Date(now.getTime() - keptMs)),
          and(isNull(idempotentAnswers.answer), lt(idempotentAnswers.created_at, new Date(now.getTime() - deadAfterMs))),
        ),
      ),
    );
  const [claimed] = await db.orm
    .insert(idempotentAnswers)
    .values({ user_id: userId, call, key, body_hash: bodyHash, created_at: now })
    .onConflictDoNothing()
    .returning({ id: idempotentAnswers.id });
  if (claimed) return { claimedId: claimed.id, earlier: null };
  const [earlier] = await db.orm.select().from(idempotentAnswers).where(mine);
  return { claimedId: null, earlier: earlier ?? null };
}

export async function keepAnswer(db: Db, id: number, answer: unknown): Promise<void> {
  await db.orm.update(idempotentAnswers).set({ answer }).where(eq(idempotentAnswers.id, id));
}

export async function dropClaim(db: Db, id: number): Promise<void> {
  await db.orm.delete(idempotentAnswers).where(eq(idempotentAnswers.id, id));
}
