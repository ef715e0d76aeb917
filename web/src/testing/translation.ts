// Translation requests and jobs for tests that render pages.
import type { AskedQuery, TranslationJob } from '@folio/contract/translation-jobs';
import type { TranslationQuote } from '@folio/contract/translation-quote';
import type { RequestLine, RequestStage, TranslationRequest } from '@folio/contract/translation-requests';
import type { Segment } from '@folio/contract/translation-segments';
import type { UserInfo } from '@folio/contract/users';
import { signedIn } from './caller.ts';

const cannot = {
  edit: false,
  delete: false,
  quote: false,
  authorise: false,
  decline: false,
  hold: false,
  resume: false,
  cancel: false,
  retry: false,
  approve: false,
  request_revision: false,
};

export const stage = (more: Partial<RequestStage> = {}): RequestStage => ({
  job_id: 51,
  stage: 'proofreading',
  state: 'new',
  reason: null,
  credits: 100,
  linguist: null,
  due_at: null,
  delivered_at: null,
  note: null,
  segments: 0,
  confirmed: 0,
  changed: 0,
  ...more,
});

export const line = (more: Partial<RequestLine> = {}): RequestLine => ({
  id: 31,
  order_detail_id: 700,
  name: 'returns.docx',
  target_language: 'de',
  words: 640,
  bands: { context: 0, exact: 100, repetitions: 40, high: 0, medium: 0, low: 0, new: 500 },
  stages: [stage({ job_id: null, stage: 'ai', state: 'done', credits: 32 }), stage()],
  ...more,
});

export const quote: TranslationQuote = {
  rows: [
    { target_language: 'de', name: 'returns.docx', stage: 'translation', unit: 'pages', amount: 2, rate: 180, credits: 360 },
    { target_language: 'de', name: 'returns.docx', stage: 'revision', unit: 'pages', amount: 2, rate: 80, credits: 160 },
  ],
  express: 0,
  total: 520,
  due_at: '2030-11-23T16:00:00.000Z',
  valid_until: '2030-12-01T16:00:00.000Z',
  hash: 'seen-1',
  message: 'The stamp on page 2 cannot be read.',
};

/** A request with the permissions `can` for the caller; its number is 9. */
export const request = (
  more: Partial<Omit<TranslationRequest, 'can'>> = {},
  can: Partial<TranslationRequest['can']> = {},
): TranslationRequest => ({
  id: 9,
  number: 'TR-2038',
  title: 'Returns and repairs',
  kind: 'proofreading',
  state: 'draft',
  workspace_id: null,
  source_language: 'en',
  target_languages: ['de'],
  words: 640,
  stages: [
    { stage: 'ai', state: 'done' },
    { stage: 'proofreading', state: 'new' },
  ],
  failed: null,
  credits: 100,
  due_at: null,
  wanted_by: null,
  requested_by: { id: 1, name: 'Ada Byron' },
  created_at: '2026-11-16T09:00:00.000Z',
  updated_at: '2026-11-16T09:00:00.000Z',
  order_id: 600,
  turnaround: 'standard',
  formality: 'auto',
  use_memory: true,
  notes: '',
  details: {},
  lines: [line()],
  chain: [],
  quote: null,
  deposit: 0,
  hold_reason: null,
  revision_note: null,
  revisions_left: 3,
  approval_credits: 0,
  cancel_credits: 0,
  approves_at: null,
  authorised_at: null,
  delivered_at: null,
  approved_at: null,
  revision: 4,
  can: { ...cannot, ...can },
  ...more,
});

/** The answer of the list, and of one of them where it is asked for. */
export const requestsOf = (all: TranslationRequest[], open: TranslationRequest | null = null, canCreate = true) => ({
  translation_requests: all,
  recordsTotal: all.length,
  recordsFiltered: all.length,
  counts: { all: all.length, needs_answer: 1, quotes: 0, running: 0, delivered: 0, approved: 0 },
  translation_request: open,
  can: { create: canCreate, open_desk: false },
});

/** A segment that a proofreader changed. */
export const segment = (more: Partial<Segment> = {}): Segment => ({
  id: 1,
  position: 35,
  unit: 3,
  source: 'Membranes take fifteen days.',
  max_length: null,
  target: 'Membranen brauchen fünfzehn Tage.',
  initial: 'Membranen brauchen fünfzig Tage.',
  status: 'confirmed',
  origin: 'person',
  percent: null,
  reason: 'accuracy',
  comments: 0,
  revision: 2,
  ...more,
});

/** A job that is offered to the caller. */
export const offeredJob = (more: Partial<TranslationJob> = {}): TranslationJob => ({
  id: 51,
  request_id: 9,
  number: 'TR-2038',
  title: 'Winter guide',
  kind: 'proofreading',
  turnaround: 'standard',
  stage: 'proofreading',
  state: 'offered',
  source_language: 'en',
  target_language: 'de',
  words: 1480,
  new_words: 560,
  segments: 64,
  confirmed: 0,
  due_at: '2030-11-18T16:00:00.000Z',
  delivered_at: null,
  notes: '',
  revision_note: null,
  hold_reason: null,
  linguist: null,
  offer: { id: 5, state: 'open', expires_at: '2030-11-17T16:00:00.000Z' },
  queries: 0,
  answers: 0,
  revision: 1,
  can: { accept: true, decline: true, open: false, deliver: false, offer: false, send_back: false, withdraw: false },
  ...more,
});

/** The answer of a list of jobs. */
export const jobsOf = (jobs: TranslationJob[], open: TranslationJob | null = null) => ({
  translation_jobs: jobs,
  recordsTotal: jobs.length,
  recordsFiltered: jobs.length,
  counts: { offers: jobs.length, mine: 0, overdue: 0 },
  translation_job: open,
  capacity: { words_a_day: 2500, days: [{ day: '2026-11-24', words: 2100, is_off: false }] },
  month: { words: 31_240, on_time: 0.97, changed: null },
  staff_scope: 'linguist' as const,
  queries: [] as AskedQuery[],
});

/** Staff of the translation desk is logged in. */
export const staffOf = (scope: NonNullable<UserInfo['staff_scope']>) => ({
  ...signedIn,
  users: {
    ...signedIn.users,
    showUserInfo: {
      ...signedIn.users.showUserInfo,
      user_info: {
        ...signedIn.users.showUserInfo.user_info,
        is_admin: true,
        staff_scope: scope,
        can: { ...signedIn.users.showUserInfo.user_info.can, open_translation_manager: true },
      },
    },
  },
});

/** The caller with other rights than a plain user. */
export const withRights = (can: Partial<UserInfo['can']>) => ({
  ...signedIn,
  users: {
    ...signedIn.users,
    showUserInfo: {
      ...signedIn.users.showUserInfo,
      user_info: {
        ...signedIn.users.showUserInfo.user_info,
        can: { ...signedIn.users.showUserInfo.user_info.can, ...can },
      },
    },
  },
});
