export { insertWorkspaceFor } from './create-workspace.ts';
export { endMemberships } from './end-memberships.ts';
export { clearDefaults as clearWorkspaceDefaults, countUses as countWorkspaceUses } from './uses.queries.ts';
export {
  type EmptiedScope,
  emptyScope,
  isInEmptied,
  membersLeft,
  scopeEmptied,
  scopeEmptying,
  workspaceDeleted,
} from './workspace-events.ts';
export {
  hasManager,
  insertMembers,
  listMembersAmong,
  lockMembership,
  lockMemberships,
  lockWorkspacesOf,
} from './workspace-members.queries.ts';
export { canView as canViewWorkspace } from './workspaces.policy.ts';
export { showWorkspace } from './workspaces.present.ts';
export {
  findWorkspaceName,
  getWorkspaceDefaults,
  isWorkspaceNameTaken,
  listAccountWorkspaces,
  lockWorkspace,
  updateWorkspace,
  type WorkspaceRow,
} from './workspaces.queries.ts';
export { workspaceRights } from './workspaces.rights.ts';
