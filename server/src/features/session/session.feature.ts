// Logging in and out, passwords, second factors and API tokens.
import { defineFeature } from '../../kernel/feature.ts';
import { resetMailJob } from './reset-password.ts';
import { securityRoutes } from './security.routes.ts';
import { sessionRoutes } from './session.routes.ts';

export const session = defineFeature({
  name: 'session',
  routes: (kernel) => ({ session: sessionRoutes(kernel), security: securityRoutes(kernel) }),
  jobs: [resetMailJob],
});
