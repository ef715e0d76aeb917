export { moveContents } from './workspace-contents.queries.ts';
export {
  deleteMembers,
  hasManager,
  holdMembership,
  insertMembers,
  lockWorkspacesOf,
} from './workspace-members.queries.ts';
export { getWorkspaceDefaults, listAccountWorkspaces, lockWorkspace } from './workspaces.queries.ts';
