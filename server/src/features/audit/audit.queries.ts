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
 * Records an actor's act, in the caller's transaction, so that nothing happens without a trace; on the primary also while a replica serves the call,
 * as for an export. An actor without an id is a stranger, or the platform.
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
 * Records a writing call of an impersonator, in its transaction if it has one. A call with an entry by its own feature gets no second one; `actor` is
 * the object of the call.
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
