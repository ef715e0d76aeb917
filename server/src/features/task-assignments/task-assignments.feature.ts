// Tasks under the specification's older name, with the SEO meta data of their documents.
import { defineFeature } from '../../kernel/feature.ts';
import { taskAssignmentRoutes } from './task-assignments.routes.ts';

export const taskAssignments = defineFeature({
  name: 'task-assignments',
  tags: {
    taskAssignments: ['Task assignments', 'The same tasks under their older name, with their SEO meta data.'],
  },
  routes: (kernel) => ({ taskAssignments: taskAssignmentRoutes(kernel) }),
});
