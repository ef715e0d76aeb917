import { defineRight } from '../../../kernel/policy.ts';

export const taskRights = {
  /** Create, change, assign and delete tasks. */
  manage: defineRight('task.manage', 'intermediate'),
};
