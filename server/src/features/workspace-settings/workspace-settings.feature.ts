// Brand voices, sources and defaults of a workspace for its orders.
import { defineFeature } from '../../kernel/feature.ts';
import { workspaceSettingsRoutes } from './workspace-settings.routes.ts';

export const workspaceSettings = defineFeature({
  name: 'workspace-settings',
  tags: {
    workspaceSettings: ['Workspace settings', 'What may be used in a workspace, and its defaults.'],
  },
  routes: (kernel) => ({ workspaceSettings: workspaceSettingsRoutes(kernel) }),
});
