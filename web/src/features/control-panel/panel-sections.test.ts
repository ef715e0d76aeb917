import { expect, it } from 'vitest';
import { signedIn } from '../../testing/caller.ts';
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
  manage_sources: false,
  create_brand_voices: false,
  open_translation_requests: true,
  open_translation_manager: false,
  open_campaigns: false,
};

const extra_info = signedIn.users.showUserInfo.user_info.extra_info;

it('opens sections by role, and usage and credits to users whose seat opens the control panel', () => {
  expect(sectionsFor({ role: 'user', staff_scope: null, extra_info, can })).toEqual([]);
  const forced = { ...extra_info, force_control_panel: true };
  expect(sectionsFor({ role: 'user', staff_scope: null, extra_info: forced, can })).toEqual(['usage', 'credits']);
  expect(sectionsFor({ role: 'intermediate', staff_scope: null, extra_info, can })).toEqual(['usage', 'credits']);
  expect(sectionsFor({ role: 'master', staff_scope: null, extra_info, can })).toEqual([
    'models',
    'usage',
    'people',
    'notifications',
    'credits',
    'branding',
    'tools',
    'features',
    'audit',
  ]);
  expect(sectionsFor({ role: 'user', staff_scope: 'platform', extra_info, can })).toEqual([
    'models',
    'prices',
    'usage',
    'people',
    'credits',
    'branding',
    'tools',
    'features',
    'audit',
    'platform',
  ]);
  expect(sectionsFor({ role: 'user', staff_scope: 'linguist', extra_info, can })).toEqual([]);
  expect(sectionsFor({ role: 'admin', staff_scope: null, extra_info, can: { ...can, manage_seats: true } })).toEqual([
    'models',
    'usage',
    'seats',
    'people',
    'notifications',
    'credits',
    'branding',
    'tools',
    'features',
    'audit',
  ]);
});
