// Tasks of workspaces and the review of outgoing content.
import { defineFeature } from '../../kernel/feature.ts';
import { provide } from '../../kernel/port.ts';
import { metaPairPort } from '../documents/index.ts';
import { findMetaPair } from './core/meta-pair.queries.ts';
import { taskRights } from './core/tasks.rights.ts';
import { reminderSweep } from './dates/task-reminders.jobs.ts';
import { publishSweep } from './publishing/scheduled.jobs.ts';
import { followAcceptedOrders } from './review/follow-documents.ts';
import { taskAssignmentRoutes } from './task-assignments.routes.ts';
import { taskAttachmentRoutes } from './task-attachments.routes.ts';
import { taskBulkRoutes } from './task-bulk.routes.ts';
import { taskDateRoutes } from './task-dates.routes.ts';
import { taskRecordRoutes } from './task-records.routes.ts';
import { taskTemplateRoutes } from './task-templates.routes.ts';
import { taskViewRoutes } from './task-views.routes.ts';
import { taskHandlers } from './tasks.handlers.ts';
import { taskInbox } from './tasks.inbox.ts';
import { taskRoutes } from './tasks.routes.ts';

export const tasks = defineFeature({
  name: 'tasks',
  tags: {
    taskAssignments: ['Task assignments', 'The same tasks under their older name, with their SEO meta data.'],
    taskAttachments: ['Task attachments', 'Files of tasks beside their documents.'],
    tasks: ['Tasks', 'Tasks of a workspace and the review of everything that goes out.'],
    taskViews: ['Task views', 'Board, calendar, counts and saved views of tasks.'],
    taskRecords: ['Records of approval', 'Who decided what on which content, as a file.'],
  },
  rights: taskRights,
  routes: (kernel) => ({
    tasks: taskRoutes(kernel),
    taskAssignments: taskAssignmentRoutes(kernel),
    taskAttachments: taskAttachmentRoutes(kernel),
    taskBulk: taskBulkRoutes(kernel),
    taskDates: taskDateRoutes(kernel),
    taskRecords: taskRecordRoutes(kernel),
    taskTemplates: taskTemplateRoutes(kernel),
    taskViews: taskViewRoutes(kernel),
  }),
  jobs: [reminderSweep, publishSweep],
  handlers: taskHandlers,
  inbox: taskInbox,
  subscribers: [followAcceptedOrders],
  provides: [provide(metaPairPort, findMetaPair)],
});
