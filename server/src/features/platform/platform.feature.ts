// Settings of the whole installation.
import { defineFeature } from '../../kernel/feature.ts';
import { platformRoutes } from './platform.routes.ts';

export const platform = defineFeature({
  name: 'platform',
  tags: {
    platform: ['Platform', 'State and switches of the installation.'],
  },
  routes: (kernel) => ({ platform: platformRoutes(kernel) }),
});
