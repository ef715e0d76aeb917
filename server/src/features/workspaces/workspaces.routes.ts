import type { Workspace } from '@folio/contract/workspaces';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { addMembers, removeMembers } from './change-members.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { listWorkspacePeople, type PeopleFilter } from './workspace-members.queries.ts';
import { canManageMembers, canView } from './workspaces.policy.ts';
import { presentMember, presentWorkspace } from './workspaces.present.ts';
import { countWorkspaces, findWorkspace, listWorkspaces } from './workspaces.queries.ts';
import { workspaceRights } from './workspaces.rights.ts';

export function workspaceRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.workspaces.show.handler(async ({ context: { actor }, input }) => {
      const { rows, filtered } = await listWorkspaces(database, {
        ids: actor.workspaceIds,
        search: input.search,
        page: input.page,
        perPage: input.per_page,
      });
      const { max_workspaces: max } = (await accountRows.getUserWithAccount(database, actor.id)).account;
      const used = await countWorkspaces(database, actor.accountId);
      return {
        workspaces: rows.map((row) => presentWorkspace(row, actor)),
        limit: { available_workspaces: Math.max(0, max - used), max_workspaces: max },
        recordsTotal: actor.workspaceIds.length,
        recordsFiltered: filtered,
        can: { create: can(actor, workspaceRights.create) },
      };
    }),
    listUsers: rpc.workspaces.listUsers.handler(async ({ context: { actor }, input }) => {
      const id = input.id ?? input.workspace_id ?? null;
      let which: PeopleFilter = { membersOf: actor.workspaceIds };
      if (id !== null) {
        const isVisible = canView(actor, id) || canManageMembers(actor, id);
        if (!isVisible || !(await findWorkspace(database, actor.accountId, id))) throw notFound('workspace_not_found');
        if (input.action === 'excluded' && !canManageMembers(actor, id)) throw forbidden();
        which = input.action === 'excluded' ? { notMembersOf: id } : { membersOf: [id] };
      }
      const paging = { search: input.search, page: input.page, perPage: input.per_page };
      const { rows, total, filtered } = await listWorkspacePeople(database, actor.accountId, which, paging);
      return { users: rows.map(presentMember), recordsTotal: total, recordsFiltered: filtered };
    }),
    create: rpc.workspaces.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'workspaces.create', body: input },
        (keep: Keep<Workspace>) => createWorkspace(kernel, context.actor, input.name, keep),
        (workspace) => ({ message: message('workspace_created', context.reader.language), workspace }),
      ),
    ),
    addUsers: rpc.workspaces.addUsers.handler(async ({ context: { actor, reader }, input }) => {
      const people = await addMembers(kernel, actor, input.id, input.users);
      return { message: message('workspace_members_added', reader.language), users: people.map(presentMember) };
    }),
    deleteUsers: rpc.workspaces.deleteUsers.handler(async ({ context: { actor, reader }, input }) => {
      const people = await removeMembers(kernel, actor, input.id, input.users);
      return { message: message('workspace_members_removed', reader.language), users: people.map(presentMember) };
    }),
    remove: rpc.workspaces.remove.handler(async ({ context: { actor, reader }, input }) => ({
      moved_documents: await deleteWorkspace(kernel, actor, input.id),
      message: message('workspace_deleted', reader.language),
    })),
  };
}
