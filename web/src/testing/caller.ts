// A sample user for page tests, and responses for the calls of the pages' frame.
import type { OrderRow } from '@folio/contract/document-shapes';
import type { ToolSummary } from '@folio/contract/tool-definition';
import type { UserInfo } from '@folio/contract/users';
import { type Answers, failWith } from './fake-api.ts';

const may = {
  open_control_panel: false,
  manage_models: false,
  view_account_usage: false,
  impersonate: false,
  change_credentials: true,
  order_human_proofreading: false,
  manage_webhooks: false,
  create_workspace: false,
  manage_seats: false,
  manage_sources: false,
  create_brand_voices: false,
  open_translation_requests: true,
  open_translation_manager: false,
  open_campaigns: false,
};

/** A user without any right beyond their own documents. */
const ada: UserInfo = {
  id: 1,
  email: 'ada@acme.invalid',
  name: 'Ada Byron',
  avatar: null,
  profile_photo_path: null,
  role: 'user',
  is_admin: false,
  staff_scope: null,
  has_workspaces: false,
  industry_name: null,
  country: null,
  customer_type: null,
  job_role: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  locale: 'en',
  company: 'Acme',
  extra_info: {
    company_logo: null,
    company_jumbo_logo: null,
    company_custom_theme: false,
    custom_color_background: null,
    custom_color_primary: null,
    custom_color_secondary: null,
    custom_tool_name: null,
    force_control_panel: false,
    hide_generic_task_assignment: false,
    hide_audience: false,
    hide_translations: false,
    hide_markets: false,
    reports_by_person: true,
    guest_codes: true,
  },
  credits: { available: 5000, reserved: 0 },
  has_widgets: false,
  inbox: { todo: 0, unread: 0 },
  favorite_pages: [],
  first_steps: { source: false, invite: false },
  documents_count: 0,
  impersonator: null,
  only_custom_tools: false,
  ai_art_url: null,
  text_model: null,
  owner: null,
  can: may,
};

/** The line of a tool in the catalogue. */
const toolNamed = (slug: string, name: string, id: number): ToolSummary => ({
  id,
  slug,
  name,
  code: slug,
  macrocategory: 'ai_writer',
  group: 'Business',
  description: `Writes with ${name}.`,
  icon: 'briefcase',
  flow: 'single',
  output: 'text',
  order_category: 'text',
  isDavinci: false,
  isCustom: false,
  is_custom: false,
  is_suggested: true,
  is_favorite: false,
  works: 'now',
  bulk: false,
  has_task_assignment: false,
  credits_from: 100,
  credits_to: 100,
  translation: ['en'],
});

export const jobPosting = toolNamed('job_posting', 'Job posting', 7);
const slogan = toolNamed('slogan', 'Slogan', 8);

/** A finished document in the list. */
export const orderTitled = (title: string, id: number): OrderRow => ({
  id,
  order_id: id,
  order_detail_id: id,
  title,
  tool: 'job_posting',
  tool_name: 'Job posting',
  icon: 'briefcase',
  macrocategory: 'ai_writer',
  category: 'text',
  status: 'accepted',
  reason: null,
  is_cancelled: false,
  progress: null,
  language: 'en',
  words: 120,
  price: 100,
  user: { id: 1, name: 'Ada Byron' },
  workspace_id: null,
  folder_id: null,
  thumbnail: null,
  versions: 1,
  bulk_order_id: null,
  excerpt: null,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  can: { edit: true, delete: true, move: true, retry: false, cancel: false, download: true },
});

const none = { recordsTotal: 0, recordsFiltered: 0 };
const openPlatform = {
  is_first_run: false,
  is_registration_open: true,
  is_in_maintenance: false,
  single_sign_on: null,
  sends_email: true,
};

/** Nobody is logged in. */
export const visitor = {
  platform: { showPlatform: openPlatform },
  session: { check: failWith(401, 'UNAUTHENTICATED', 'You are not logged in.') },
} satisfies Answers;

/** The caller is logged in; the frame around the pages has its answers. */
export const signedIn = {
  platform: { showPlatform: openPlatform },
  session: { check: { user: { id: 1 }, is_locked: false } },
  users: {
    showUserInfo: {
      user_info: ada,
      job_roles: [{ value: 'editor', label: 'Editor' }],
      templates: [jobPosting, slogan],
      build: '2.1.0 (4eac3efd01)',
      categories: [{ slug: 'ai_writer', name: 'AI Writer', description: 'Texts of all kinds.', count: 2 }],
    },
    showPhotos: { photos: [] },
  },
  // Asked for after 30 seconds, which a test on a busy machine may take.
  inbox: { show: { items: [], counts: { todo: 0, unread: 0 }, recordsTotal: 0, recordsFiltered: 0 } },
  notifications: { show: { notifications: [], unread_count: 0, ...none } },
  workspaces: {
    show: { workspaces: [], limit: { max_workspaces: 0, available_workspaces: 0 }, ...none, can: { create: false } },
    listUsers: { users: [], ...none },
  },
} satisfies Answers;

/** Dashboard requests of an empty account beside the documents. */
export const besideDocuments = {
  brandVoices: {
    show: {
      brand_voices_list: [],
      brand_voices_preset: [],
      brand_voices_limit: { available_brand_voices: 0, max_brand_voices: 0 },
      default_id: null,
      can: { create: false, show_all: false },
    },
    showTones: { tovs: [] },
  },
  sources: { show: { additional_sources: [], tags: [], ...none, can: { create: true } } },
} satisfies Answers;
