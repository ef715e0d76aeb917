import { defineRight } from '../../kernel/policy.ts';

export const websiteRights = {
  create: defineRight('website.create', 'intermediate'),
};
