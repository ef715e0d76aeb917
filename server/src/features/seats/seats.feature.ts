// Places of users in an account, and invitations to them.
import { defineFeature } from '../../kernel/feature.ts';
import { seatHandlers } from './seats.handlers.ts';
import { seatRoutes } from './seats.routes.ts';

export const seats = defineFeature({
  name: 'seats',
  tags: {
    seats: ['Seats', 'Members of the account and invitations.'],
  },
  routes: (kernel) => ({ seats: seatRoutes(kernel) }),
  handlers: seatHandlers,
});
