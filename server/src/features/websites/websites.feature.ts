// Websites that documents are published on.
import { defineFeature } from '../../kernel/feature.ts';
import { websiteHandlers } from './websites.handlers.ts';
import { websiteRights } from './websites.rights.ts';
import { websiteRoutes } from './websites.routes.ts';

export const websites = defineFeature({
  name: 'websites',
  tags: {
    websites: ['Websites', 'Connected websites.'],
  },
  rights: websiteRights,
  routes: (kernel) => ({ websites: websiteRoutes(kernel) }),
  handlers: websiteHandlers,
});
