// Review links end with the permission of their creator. A step that begins later creates a link of its own.
import type { AccessKind, PermissionChange } from '../../kernel/access.ts';
import type { Db } from '../../kernel/db/database.ts';
import { can } from '../../kernel/policy.ts';
import { recordAudit } from '../audit/index.ts';
import { findActorById } from '../session/index.ts';
import { taskRights } from '../tasks/index.ts';
import { listLinksOfCreator, revokeLinksOf, rightNow, updateOpenLink } from './review-links.queries.ts';

/** True when the creator may no longer create any link: gone, deactivated, or no longer a manager of tasks. */
async function endsAll(tx: Db, { cause, userId, roleBefore }: PermissionChange): Promise<boolean> {
  if (cause === 'account' || cause === 'seat') return true;
  if (cause !== 'role' || roleBefore === null || !can({ role: roleBefore }, taskRights.manage)) return false;
  const creator = await findActorById(tx, userId);
  return creator === null || !can(creator, taskRights.manage);
}

export const linkAccess: AccessKind = {
  name: 'review_link',
  secrets: [
    'review_links.token_hash',
    'review_links.token_sealed',
    'review_link_browsers.browser_hash',
    'review_link_browsers.code_hash',
  ],
  owner: 'The user who created it; every manager of the workspace can revoke it.',
  reach: 'The tasks that it names and the campaigns of its guest, in one workspace.',
  list: async ({ database }, actor) =>
    (await listLinksOfCreator(database, actor.id)).map(({ link, guest, lastOpenedAt }) => ({
      id: link.id,
      name: guest.email,
      created_at: link.created_at,
      last_used_at: lastOpenedAt === null ? null : new Date(lastOpenedAt),
      expires_at: link.expires_at,
    })),
  revoke: async (_kernel, tx, actor, id) => {
    const link = (await listLinksOfCreator(tx, actor.id)).find(({ link: { id: own } }) => own === id);
    if (!link || !(await updateOpenLink(tx, id, { revoked_at: rightNow }))) return false;
    await recordAudit(tx, actor, {
      action: 'review_link.revoked',
      subjectId: id,
      subjectName: link.guest.email,
      workspaceId: link.link.workspace_id,
    });
    return true;
  },
  onPermissionsChanged: async (_kernel, tx, change) => {
    const links = await revokeLinksOf(tx, change.userId, await endsAll(tx, change));
    for (const link of links)
      await recordAudit(
        tx,
        { id: null, accountId: link.account_id, impersonator: null },
        {
          action: 'review_link.revoked',
          subjectId: link.id,
          subjectName: link.email,
          workspaceId: link.workspace_id,
          details: { cause: change.cause },
        },
      );
    return links.length;
  },
};
