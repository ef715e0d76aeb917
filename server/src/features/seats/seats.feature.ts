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
  access: [
    {
      name: 'invitation',
      secrets: ['seats.token_hash'],
      owner: 'The account: every owner can withdraw it.',
      reach: 'A seat of the account with the role and workspaces that it names.',
      onPermissionsChanged: {
        nothingEnds: 'It belongs to the account, whoever sent it, and owners see it in the list of seats.',
      },
    },
  ],
  handlers: seatHandlers,
});
