// Tasks of workspaces and the review of what goes out.
import { defineFeature } from '../../kernel/feature.ts';
import { taskBulkRoutes } from './task-bulk.routes.ts';
import { taskTemplateRoutes } from './task-templates.routes.ts';
import { taskViewRoutes } from './task-views.routes.ts';
import { taskHandlers } from './tasks.handlers.ts';
import { taskRights } from './tasks.rights.ts';
import { taskRoutes } from './tasks.routes.ts';

export const tasks = defineFeature({
  name: 'tasks',
  rights: taskRights,
  routes: (kernel) => ({
    tasks: taskRoutes(kernel),
    taskViews: taskViewRoutes(kernel),
    taskTemplates: taskTemplateRoutes(kernel),
    taskBulk: taskBulkRoutes(kernel),
  }),
  handlers: taskHandlers,
});
