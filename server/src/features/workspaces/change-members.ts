// Members of a workspace. It always keeps at least one manager.
import { changePermissions } from '../../kernel/access.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { endMemberships } from './end-memberships.ts';
import { hasManager, insertMembers, listMembersAmong, lockActivePeople, type PersonRow } from './workspace-members.queries.ts';
import { canManageMembers, canView } from './workspaces.policy.ts';
import { lockWorkspace, type WorkspaceRow } from './workspaces.queries.ts';

async function lockForMembers(tx: Db, actor: Actor, id: number): Promise<WorkspaceRow> {
  if (!canManageMembers(actor, id)) throw canView(actor, id) ? forbidden() : notFound('workspace_not_found');
  const workspace = await lockWorkspace(tx, actor.accountId, id);
  if (!workspace) throw notFound('workspace_not_found');
  return workspace;
}

const note = (action: string, workspace: WorkspaceRow, person: PersonRow) => ({
  action,
  workspaceId: workspace.id,
  subjectId: person.id,
  subjectName: person.name,
  details: { workspace: workspace.name },
});

/** Adds active people of the account; 404 when one of them is none. */
export function addMembers(kernel: Kernel, actor: Actor, id: number, users: number[]): Promise<PersonRow[]> {
  const ids = [...new Set(users)];
  return kernel.database.transaction(async (tx) => {
    const workspace = await lockForMembers(tx, actor, id);
    const people = await lockActivePeople(tx, actor.accountId, ids);
    if (people.length < ids.length) throw notFound('person_not_found');
    const before = new Set((await listMembersAmong(tx, id, ids)).map((person) => person.id));
    await insertMembers(
      tx,
      people.map((person) => ({ workspace_id: id, user_id: person.id })),
    );
    for (const person of people.filter((one) => !before.has(one.id))) {
      await changePermissions(kernel, tx, { userId: person.id, cause: 'membership' });
      await recordAudit(tx, actor, note('workspace.member_added', workspace, person));
    }
    return people;
  });
}

/** Removes members. Throws 404 if one is not a member, 409 if no member with permission to manage the workspace would remain. */
export function removeMembers(kernel: Kernel, actor: Actor, id: number, users: number[]): Promise<PersonRow[]> {
  const ids = [...new Set(users)];
  const run = () =>
    kernel.database.transaction(async (tx) => {
      const workspace = await lockForMembers(tx, actor, id);
      const people = await listMembersAmong(tx, id, ids);
      if (people.length < ids.length) throw notFound('person_not_found');
      await endMemberships(kernel, tx, id, ids);
      if (!(await hasManager(tx, id))) throw conflict('workspace_needs_manager', { name: workspace.name });
      for (const person of people) await recordAudit(tx, actor, note('workspace.member_removed', workspace, person));
      return people;
    });
  return run();
}
