// A user's own profile, photo and API tokens.
import { defineFeature } from '../../kernel/feature.ts';
import { usersConfig } from './users.config.ts';
import { userHandlers } from './users.handlers.ts';
import { userRoutes } from './users.routes.ts';

export const users = defineFeature({
  name: 'users',
  tags: {
    users: ['Users', 'The own profile, favorites and API tokens.'],
  },
  config: usersConfig,
  routes: (kernel) => ({ users: userRoutes(kernel) }),
  handlers: userHandlers,
});
