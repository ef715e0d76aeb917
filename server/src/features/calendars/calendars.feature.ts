// The days of tasks for people's own calendar programs.
import { defineFeature } from '../../kernel/feature.ts';
import { calendarAccess } from './calendar-access.ts';
import { calendarEntryRoutes } from './calendar-entries.routes.ts';
import { calendarRoutes } from './calendars.routes.ts';

export const calendars = defineFeature({
  name: 'calendars',
  tags: {
    calendars: ['Calendar feeds', 'The days of tasks and reviews for calendar programs.'],
    calendarEntries: ['Calendar', 'What is dated in a workspace, and moving it.'],
  },
  routes: (kernel) => ({ calendars: calendarRoutes(kernel), calendarEntries: calendarEntryRoutes(kernel) }),
  access: [calendarAccess],
});
