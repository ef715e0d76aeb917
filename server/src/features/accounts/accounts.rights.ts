import { defineRight } from '../../kernel/policy.ts';

export const accountRights = {
  exportPeople: defineRight('person.export', 'admin'),
  manageSeats: defineRight('seat.manage', 'admin'),
};
