import { defineRight } from '../../kernel/policy.ts';

export const brandingRights = {
  manage: defineRight('branding.manage', 'admin'),
};
