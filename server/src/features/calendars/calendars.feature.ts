// The days of tasks for people's own calendar programs.
import { defineFeature } from '../../kernel/feature.ts';
import { calendarHandlers } from './calendars.handlers.ts';
import { calendarRoutes } from './calendars.routes.ts';

export const calendars = defineFeature({
  name: 'calendars',
  routes: (kernel) => ({ calendars: calendarRoutes(kernel) }),
  handlers: calendarHandlers,
});
