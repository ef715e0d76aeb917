// Logging in and out, passwords, second factors and API tokens.
import { defineFeature } from '../../kernel/feature.ts';
import { resetMailJob } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { impersonationSweep } from './session.jobs.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionAccess } from './session-access.ts';

export const session = defineFeature({
  name: 'session',
  tags: {
    session: ['Authentication', 'Log in and out, second factors, reset passwords, impersonate, manage sessions.'],
  },
  routes: (kernel) => ({ session: { ...sessionRoutes(kernel), ...secondFactorRoutes(kernel) } }),
  access: sessionAccess,
  jobs: [resetMailJob],
  sweeps: [impersonationSweep],
});
