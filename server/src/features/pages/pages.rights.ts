import { defineRight } from '../../kernel/policy.ts';

export const pageRights = {
  /** Pages, keyword rules, suggestions, runs and conflicts of a website. */
  manage: defineRight('link.manage', 'intermediate'),
};
