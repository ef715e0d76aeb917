// Making, extending and ending review links. The members of a workspace see them; managers of its tasks make them.
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { inDays } from '../../kernel/db/in-days.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { can } from '../../kernel/policy.ts';
import { encryptSecret, hashToken, newToken } from '../../kernel/secrets.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findActorById } from '../session/index.ts';
import { hasStepIn, listSeatedEmails, listTasksById, refuseWhereHidden, saveGuest, taskRights } from '../tasks/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { findShownLink, insertLink, type LinkRow, rightNow, type ShownLink, updateOpenLink } from './review-links.queries.ts';

export interface NewLink {
  workspace_id: number;
  task_ids: number[];
  name: string;
  email: string;
  may: LinkRow['may'];
  days: number;
}

/** A new token, as the row keeps it: its hash finds the link, and encrypted it goes into further emails. */
export function newLinkToken(kernel: Kernel): Pick<LinkRow, 'token_hash' | 'token_sealed'> {
  const token = newToken('review');
  return { token_hash: hashToken(token), token_sealed: encryptSecret(token, kernel.config.secretKey) };
}

/** Locks the actor's membership. Throws 404 where they are not in the workspace, 403 where they do not manage tasks. */
async function requireManager(tx: Db, actor: Actor, workspaceId: number): Promise<void> {
  if (!actor.workspaceIds.includes(workspaceId)) throw notFound('workspace_not_found');
  if (!can(actor, taskRights.manage)) throw forbidden();
  await lockPerson(tx, actor.id);
  // Read again under the lock: a link must not outlive a role that was taken away meanwhile.
  const now = await findActorById(tx, actor.id);
  if (!now || !can(now, taskRights.manage)) throw forbidden();
  if (!(await lockMembership(tx, workspaceId, actor.id))) throw notFound('workspace_not_found');
}

/** Throws 404 where the link does not exist or is in a workspace that the actor is not in. */
export async function getShownLink(db: Db, actor: Actor, id: number): Promise<ShownLink> {
  const shown = await findShownLink(db, id);
  if (!shown || !actor.workspaceIds.includes(shown.link.workspace_id)) throw notFound('review_link_not_found');
  return shown;
}

/**
 * Creates a link for some tasks of a workspace. Throws 404 for tasks of another one, 422 if the email belongs to a user with a seat or if the
 * guest can approve and no review step of the tasks names them, and the errors of `requireManager`.
 */
export async function createLink(kernel: Kernel, actor: Actor, call: NewLink, keep: Keep<number>): Promise<ShownLink> {
  await refuseWhereHidden(kernel.database, actor);
  const taskIds = [...new Set(call.task_ids)];
  const id = await kernel.database.transaction(async (tx) => {
    await requireManager(tx, actor, call.workspace_id);
    const known = await listTasksById(tx, taskIds);
    if (taskIds.some((taskId) => known.find((task) => task.id === taskId)?.workspace_id !== call.workspace_id))
      throw notFound('task_not_found');
    const email = call.email.toLowerCase();
    if ((await listSeatedEmails(tx, actor.accountId, [email])).length > 0) throw invalidField('email', 'guest_has_seat');
    const scope = { accountId: actor.accountId, workspaceId: call.workspace_id };
    const guest = await saveGuest(tx, scope, { name: call.name, email });
    if (call.may === 'approve' && !(await hasStepIn(tx, guest.id, taskIds))) throw invalidField('may', 'guest_without_step');
    const link = await insertLink(tx, {
      account_id: actor.accountId,
      workspace_id: call.workspace_id,
      guest_id: guest.id,
      creator_id: actor.id,
      task_ids: taskIds,
      may: call.may,
      expires_at: inDays(call.days),
      ...newLinkToken(kernel),
    });
    await recordAudit(tx, actor, {
      action: 'review_link.created',
      subjectId: link.id,
      subjectName: email,
      workspaceId: call.workspace_id,
      details: { may: call.may, tasks: taskIds.length, days: call.days },
    });
    await keep(tx, link.id);
    return link.id;
  });
  return getShownLink(kernel.database, actor, id);
}

/** Lets a link end later, counted from now. Throws 409 where it is revoked. */
export async function extendLink(kernel: Kernel, actor: Actor, id: number, days: number): Promise<ShownLink> {
  await refuseWhereHidden(kernel.database, actor);
  await kernel.database.transaction(async (tx) => {
    const { link, guest } = await getShownLink(tx, actor, id);
    await requireManager(tx, actor, link.workspace_id);
    if (!(await updateOpenLink(tx, id, { expires_at: inDays(days) }))) throw conflict('review_link_revoked');
    await recordAudit(tx, actor, {
      action: 'review_link.extended',
      subjectId: id,
      subjectName: guest.email,
      workspaceId: link.workspace_id,
      details: { days },
    });
  });
  return getShownLink(kernel.database, actor, id);
}

/** Ends a link; one that is revoked already stays so. */
export async function revokeLink(kernel: Kernel, actor: Actor, id: number): Promise<ShownLink> {
  await refuseWhereHidden(kernel.database, actor);
  await kernel.database.transaction(async (tx) => {
    const { link, guest } = await getShownLink(tx, actor, id);
    await requireManager(tx, actor, link.workspace_id);
    if (await updateOpenLink(tx, id, { revoked_at: rightNow }))
      await recordAudit(tx, actor, {
        action: 'review_link.revoked',
        subjectId: id,
        subjectName: guest.email,
        workspaceId: link.workspace_id,
      });
  });
  return getShownLink(kernel.database, actor, id);
}
