import { defineRight } from '../../kernel/policy.ts';

export const toolRights = {
  manageCustom: defineRight('custom_tool.manage', 'admin'),
};
