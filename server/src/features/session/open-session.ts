import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { sessionPrefix } from './find-actor.ts';
import { insertSession } from './session.queries.ts';
import { rememberedSeconds, slidingSeconds } from './session-cookies.ts';

/** Starts a session and answers its token, which is kept nowhere. */
export async function openSession(
  kernel: Kernel,
  db: Db,
  context: Pick<CallContext, 'header'>,
  session: { userId: number; isRemembered?: boolean; impersonatorId?: number },
): Promise<string> {
  const token = newToken(sessionPrefix);
  const now = kernel.clock.now();
  const seconds = session.isRemembered ? rememberedSeconds : slidingSeconds;
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: session.userId,
    impersonator_id: session.impersonatorId ?? null,
    is_remembered: session.isRemembered ?? false,
    user_agent: context.header('user-agent')?.slice(0, 300) ?? null,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + seconds * 1000),
  });
  return token;
}
