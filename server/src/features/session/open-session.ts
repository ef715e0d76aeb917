import type { Db } from '../../kernel/db/database.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { sessionPrefix } from './find-actor.ts';
import { insertSession } from './session.queries.ts';
import { actingSeconds, rememberedSeconds, slidingSeconds } from './session-cookies.ts';

/** Starts a session and answers its token, which is kept nowhere. It ends by the database's clock. */
export async function openSession(
  db: Db,
  context: Pick<CallContext, 'header'>,
  session: { userId: number; isRemembered?: boolean; issuer?: string; acting?: { impersonatorId: number; ownSessionId: number } },
): Promise<string> {
  const token = newToken(sessionPrefix);
  const seconds = session.acting ? actingSeconds : session.isRemembered ? rememberedSeconds : slidingSeconds;
  const row = {
    token_hash: hashToken(token),
    user_id: session.userId,
    is_remembered: session.isRemembered ?? false,
    issuer: session.issuer ?? null,
    user_agent: context.header('user-agent')?.slice(0, 300) ?? null,
  };
  await insertSession(db, row, seconds, session.acting ?? null);
  return token;
}
