export default {
  workspace: 'Workspace',
  change: 'Change workspace',
  settings: 'Workspace settings',
  all: 'All workspaces',
  lost: 'You no longer belong to the workspace you had chosen. Choose another one.',
};
