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
  manage_sources: false,
  open_translation_requests: true,
  open_translation_manager: false,
  open_campaigns: false,
};

it('opens sections by role', () => {
  expect(sectionsFor({ role: 'user', staff_scope: null, can })).toEqual([]);
  expect(sectionsFor({ role: 'intermediate', staff_scope: null, can })).toEqual(['usage', 'credits']);
  expect(sectionsFor({ role: 'master', staff_scope: null, can })).toEqual([
    'models',
    'usage',
    'credits',
    'notifications',
    'people',
    'branding',
    'tools',
    'audit',
  ]);
  expect(sectionsFor({ role: 'user', staff_scope: 'platform', can })).toEqual([
    'models',
    'prices',
    'usage',
    'credits',
    'people',
    'branding',
    'tools',
    'audit',
    'platform',
  ]);
  expect(sectionsFor({ role: 'user', staff_scope: 'linguist', can })).toEqual([]);
  expect(sectionsFor({ role: 'admin', staff_scope: null, can: { ...can, manage_seats: true } })).toEqual([
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
