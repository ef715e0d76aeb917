// Reports: results, time to approval, costs, publications, and change of quality.
import { defineFeature } from '../../kernel/feature.ts';
import { reportCountJob, reportSweep } from './reports.jobs.ts';
import { reportRights } from './reports.policy.ts';
import { reportRoutes } from './reports.routes.ts';

export const reports = defineFeature({
  name: 'reports',
  tags: {
    reports: ['Reports', 'What a team made, how fast it was approved, what it cost and where it went.'],
  },
  rights: reportRights,
  routes: (kernel) => ({ reports: reportRoutes(kernel) }),
  jobs: [reportCountJob],
  sweeps: [reportSweep],
});
