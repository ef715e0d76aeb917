// A user's own profile, photo and API tokens.
import { defineFeature } from '../../kernel/feature.ts';
import { userHandlers } from './users.handlers.ts';
import { userRoutes } from './users.routes.ts';

export const users = defineFeature({
  name: 'users',
  routes: (kernel) => ({ users: userRoutes(kernel) }),
  handlers: userHandlers,
});
