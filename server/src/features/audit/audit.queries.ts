import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { onPrimary } from '../../kernel/db/replicas/read-replicas.ts';
import { auditEntries } from './audit.table.ts';

/** Impersonations of the calls that are running and have an entry already. */
const noted = new WeakSet<object>();

export interface AuditNote {
  /** `subject.past`, like `seat.invited`. */
  action: string;
  workspaceId?: number | null;
  subjectId?: number | null;
  /** Current name of the subject; it may be gone when the log is read. */
  subjectName?: string | null;
  /** Small facts, never secrets or texts. */
  details?: Record<string, string | number | boolean | null>;
}

/**
 * Writes down what an actor did, in the caller's transaction, so that nothing happens without a trace; on the primary also while a replica answers
 * the call, which an export is. An actor without an id is someone
 * whom nobody here knows, or the platform.
 */
export async function recordAudit(
  db: Db,
  actor: Pick<Actor, 'accountId' | 'impersonator'> & { id: number | null },
  note: AuditNote,
): Promise<void> {
  if (actor.impersonator) noted.add(actor.impersonator);
  const entry = {
    account_id: actor.accountId,
    user_id: actor.id,
    impersonator_id: actor.impersonator?.id ?? null,
    action: note.action,
    workspace_id: note.workspaceId ?? null,
    subject_id: note.subjectId ?? null,
    subject_name: note.subjectName ?? null,
    details: note.details ?? {},
  };
  await onPrimary(() => db.orm.insert(auditEntries).values(entry).execute());
}

const idIn = (input: Record<string, unknown>) => {
  const [, value] =
    Object.entries(input).find(([name]) => /(^|_)id$/.test(name) && !['user_id', 'workspace_id'].includes(name)) ?? [];
  return typeof value === 'number' ? value : null;
};

/**
 * Writes down a call that writes while the caller acts as someone else, in its transaction where it has one. A call whose feature recorded the act itself gets no second
 * entry; `actor` is the object that the call had.
 */
export async function recordActing(db: Db, actor: Actor, { call, input }: { call: string; input: unknown }): Promise<void> {
  if (!actor.impersonator || noted.has(actor.impersonator)) return;
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  await recordAudit(db, actor, {
    action: 'impersonation.acted',
    workspaceId: typeof given.workspace_id === 'number' ? given.workspace_id : null,
    subjectId: idIn(given),
    subjectName: call,
    details: { call },
  });
}
