import type { Workspace } from '@folio/contract/workspaces';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, invalidField } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { insertMembers } from './workspace-members.queries.ts';
import { presentWorkspace } from './workspaces.present.ts';
import { countWorkspaces, findWorkspace, insertWorkspace, isWorkspaceNameTaken } from './workspaces.queries.ts';
import { workspaceRights } from './workspaces.rights.ts';

/** Inserts a workspace with the caller as its first member; 409 when the account has as many as it may have. */
export async function insertWorkspaceFor(tx: Db, actor: Actor, name: string): Promise<number> {
  authorize(actor, workspaceRights.create);
  const { max_workspaces: max } = await accountRows.lockAccount(tx, actor.accountId);
  if ((await countWorkspaces(tx, actor.accountId)) >= max) throw conflict('workspace_limit', { max });
  if (await isWorkspaceNameTaken(tx, actor.accountId, name)) throw invalidField('name', 'name_taken');
  const id = await insertWorkspace(tx, { account_id: actor.accountId, name, created_by: actor.id });
  await insertMembers(tx, [{ workspace_id: id, user_id: actor.id }]);
  await recordAudit(tx, actor, { action: 'workspace.created', workspaceId: id, subjectId: id, subjectName: name });
  return id;
}

/** Makes a workspace of the caller. Throws as `insertWorkspaceFor` does. */
export function createWorkspace(kernel: Kernel, actor: Actor, name: string, keep: Keep<Workspace>): Promise<Workspace> {
  return kernel.database.transaction(async (tx) => {
    const id = await insertWorkspaceFor(tx, actor, name);
    const created = await findWorkspace(tx, actor.accountId, id);
    if (!created) throw new Error('The workspace is gone');
    const workspace = presentWorkspace(created, actor);
    await keep(tx, workspace);
    return workspace;
  });
}
