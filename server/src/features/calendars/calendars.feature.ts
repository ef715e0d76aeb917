// The days of tasks for people's own calendar programs.
import { defineFeature } from '../../kernel/feature.ts';
import { calendarHandlers } from './calendars.handlers.ts';
import { calendarRoutes } from './calendars.routes.ts';

export const calendars = defineFeature({
  name: 'calendars',
  tags: {
    calendars: ['Calendar feeds', 'The days of tasks and reviews for calendar programs.'],
  },
  routes: (kernel) => ({ calendars: calendarRoutes(kernel) }),
  handlers: calendarHandlers,
});
