export { type EmptiedScope, isInEmptied, scopeEmptied, workspaceDeleted } from './workspace-events.ts';
export {
  deleteMembers,
  hasManager,
  holdMembership,
  insertMembers,
  lockWorkspacesOf,
} from './workspace-members.queries.ts';
export { maySee as maySeeWorkspace } from './workspaces.policy.ts';
export { showWorkspace } from './workspaces.present.ts';
export {
  getWorkspaceDefaults,
  isWorkspaceNameTaken,
  listAccountWorkspaces,
  lockWorkspace,
  updateWorkspace,
  type WorkspaceRow,
} from './workspaces.queries.ts';
