export { getWorkspaceDefaults } from './workspaces.queries.ts';
