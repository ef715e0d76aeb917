// The list of one's sessions, and ending one: also those in which someone acts as someone else, for either person.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteSessionOf, findUserById, type listSessions } from './session.queries.ts';

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export function presentSession({ session, userName, impersonatorName }: SessionRow, userId: number, currentId: number) {
  const isActing = session.impersonator_id !== null;
  return {
    id: session.id,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    user_agent: session.user_agent,
    is_current: session.id === currentId,
    impersonator:
      session.impersonator_id !== null && session.user_id === userId
        ? { id: session.impersonator_id, name: impersonatorName ?? '' }
        : null,
    acts_as: isActing && session.user_id !== userId ? { id: session.user_id, name: userName } : null,
  };
}

export interface EndedSession {
  user_id: number;
  impersonator_id: number | null;
}

/** Records of the ended sessions each impersonation, in the account of the impersonated user. */
export async function recordEndedImpersonations(tx: Db, gone: readonly EndedSession[]): Promise<void> {
  for (const { user_id: userId, impersonator_id: impersonatorId } of gone) {
    if (impersonatorId === null) continue;
    const [person, impersonator] = [await findUserById(tx, userId), await findUserById(tx, impersonatorId)];
    if (!person || !impersonator) continue;
    await recordAudit(
      tx,
      { id: person.id, accountId: person.account_id, impersonator: { id: impersonator.id, name: impersonator.name } },
      { action: 'impersonation.ended', subjectId: person.id, subjectName: person.name },
    );
  }
}

/** Ends one of the actor's sessions; an impersonation that ends so is noted where the person is. Throws 404 for anybody else's. */
export async function endSession(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const gone = await deleteSessionOf(tx, id, actor.id);
    if (gone.length === 0) throw notFound();
    await recordEndedImpersonations(tx, gone);
    for (const { user_id: userId } of gone) kernel.changes.recordCaller(tx, userId);
  });
}
