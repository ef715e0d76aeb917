import { defineRight } from '../../kernel/policy.ts';

/** Pages, links and category cards of websites in reach. */
export const pageRights = {
  manage: defineRight('link.manage', 'intermediate'),
};
