import { defineRight } from '../../kernel/policy.ts';

export const webhookRights = {
  manage: defineRight('webhook.manage', 'intermediate'),
};
