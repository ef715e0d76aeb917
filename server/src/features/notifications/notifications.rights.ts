import { defineRight } from '../../kernel/policy.ts';

export const notificationRights = {
  manageGroups: defineRight('notification_group.manage', 'admin'),
};
