// The audit log, for owners.
import { defineFeature } from '../../kernel/feature.ts';
import { auditRoutes } from './audit-log.routes.ts';

export const auditLog = defineFeature({
  name: 'audit-log',
  tags: {
    auditLog: ['Audit log', 'Who did what.'],
  },
  routes: (kernel) => ({ auditLog: auditRoutes(kernel) }),
});
