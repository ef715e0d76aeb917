// The tools of the catalogue and those that accounts make of them.
import { defineFeature } from '../../kernel/feature.ts';
import { customToolRoutes } from './custom-tools.routes.ts';
import { toolRights } from './tools.rights.ts';
import { toolRoutes } from './tools.routes.ts';

export const tools = defineFeature({
  name: 'tools',
  tags: {
    tools: ['Tools', 'The catalogue of AI tools, their forms, prices and examples, and the tools of the account.'],
  },
  rights: toolRights,
  routes: (kernel) => ({ tools: { ...toolRoutes(kernel), ...customToolRoutes(kernel) } }),
});
