import { defineRight } from '../../kernel/policy.ts';

export const sourceRights = {
  manage: defineRight('source.manage', 'intermediate'),
};
