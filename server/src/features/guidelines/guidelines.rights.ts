import { defineRight } from '../../kernel/policy.ts';

export const guidelineRights = {
  manage: defineRight('briefing.manage', 'intermediate'),
};
