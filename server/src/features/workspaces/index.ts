export { endMemberships } from './end-memberships.ts';
export * as workspaceUses from './uses.queries.ts';
export {
  type EmptiedScope,
  emptyScope,
  isInEmptied,
  membersLeft,
  scopeEmptied,
  scopeEmptying,
  workspaceDeleted,
} from './workspace-events.ts';
export * as members from './workspace-members.queries.ts';
export { maySee as maySeeWorkspace } from './workspaces.policy.ts';
export { showWorkspace } from './workspaces.present.ts';
export * as workspaceRows from './workspaces.queries.ts';
export { workspaceRights } from './workspaces.rights.ts';
