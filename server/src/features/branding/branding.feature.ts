// A company's logos, colours and product name.
import { defineFeature } from '../../kernel/feature.ts';
import { brandingRights } from './branding.rights.ts';
import { brandingRoutes } from './branding.routes.ts';

export const branding = defineFeature({
  name: 'branding',
  tags: {
    branding: ['Branding', 'Name, colors and logos of the company.'],
  },
  rights: brandingRights,
  routes: (kernel) => ({ branding: brandingRoutes(kernel) }),
});
