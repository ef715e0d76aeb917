// Workspaces and their members.
import { defineFeature } from '../../kernel/feature.ts';
import { workspaceRights } from './workspaces.rights.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspaces = defineFeature({
  name: 'workspaces',
  tags: {
    workspaces: ['Workspaces', 'Workspaces and their members.'],
  },
  rights: workspaceRights,
  routes: (kernel) => ({ workspaces: workspaceRoutes(kernel) }),
});
