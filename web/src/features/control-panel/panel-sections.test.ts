import { expect, it } from 'vitest';
import { sectionsFor } from './panel-sections.ts';

const can = {
  open_control_panel: true,
  manage_models: false,
  view_account_usage: false,
  impersonate: false,
  change_credentials: true,
  manage_webhooks: false,
  order_human_proofreading: false,
  create_workspace: false,
  manage_seats: false,
};

it('opens sections by role', () => {
  expect(sectionsFor({ role: 'user', is_admin: false, can })).toEqual([]);
  expect(sectionsFor({ role: 'intermediate', is_admin: false, can })).toEqual(['usage', 'credits']);
  expect(sectionsFor({ role: 'master', is_admin: false, can })).toEqual([
    'models',
    'usage',
    'credits',
    'notifications',
    'people',
    'branding',
    'tools',
    'audit',
  ]);
  expect(sectionsFor({ role: 'user', is_admin: true, can })).toHaveLength(8);
  expect(sectionsFor({ role: 'admin', is_admin: false, can: { ...can, manage_seats: true } })).toEqual([
    'models',
    'usage',
    'credits',
    'seats',
    'notifications',
    'people',
    'branding',
    'tools',
    'audit',
  ]);
});
