// A company's logos, colours and product name.
import { defineFeature } from '../../kernel/feature.ts';
import { brandingRights } from './branding.rights.ts';
import { brandingRoutes } from './branding.routes.ts';

export const branding = defineFeature({
  name: 'branding',
  rights: brandingRights,
  routes: (kernel) => ({ branding: brandingRoutes(kernel) }),
});
