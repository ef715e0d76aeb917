import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { auditEntries } from './audit.table.ts';

export interface AuditNote {
  /** `subject.past`, like `seat.invited`. */
  action: string;
  workspaceId?: number | null;
  subjectId?: number | null;
  /** What the subject is called now; it may be gone when the log is read. */
  subjectName?: string | null;
  /** Small facts, never secrets or texts. */
  details?: Record<string, string | number | boolean | null>;
}

/**
 * Writes down what an actor did, in the caller's transaction, so that nothing happens without a trace. An actor without an id is someone
 * whom nobody here knows, or the platform.
 */
export async function recordAudit(
  db: Db,
  actor: Pick<Actor, 'accountId' | 'impersonator'> & { id: number | null },
  note: AuditNote,
): Promise<void> {
  await db.orm.insert(auditEntries).values({
    account_id: actor.accountId,
    user_id: actor.id,
    impersonator_id: actor.impersonator?.id ?? null,
    action: note.action,
    workspace_id: note.workspaceId ?? null,
    subject_id: note.subjectId ?? null,
    subject_name: note.subjectName ?? null,
    details: note.details ?? {},
  });
}
