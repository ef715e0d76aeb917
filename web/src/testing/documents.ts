// Documents for tests that render pages.
import type { DocumentDetail, DocumentVersion } from '@folio/contract/document-shapes';
import { orderTitled } from './caller.ts';

/** A written document of a workspace, as the editor gets it. */
export const writtenDocument = (id: number, more: Partial<DocumentDetail> = {}): DocumentDetail => ({
  ...orderTitled('Trail shoes', id),
  workspace_id: 1,
  content: { html: '<p>Trail shoes grip on wet stone.</p>' },
  fields: {},
  engine: null,
  nature: 'text',
  open_facts: 0,
  is_page: true,
  waits_for_model: false,
  waits_for: null,
  brand_voice_id: null,
  sources: [],
  assets: [],
  version: { id: 40, number: 1, revision: 2, created_at: '2026-11-02T10:00:00.000Z' },
  order_details: [],
  ...more,
});

/** A version that the engine wrote. */
export const versionNumbered = (number: number, more: Partial<DocumentVersion> = {}): DocumentVersion => ({
  id: number,
  number,
  name: null,
  created_at: '2026-11-23T09:00:00.000Z',
  updated_at: '2026-11-23T09:00:00.000Z',
  user: null,
  impersonator: null,
  origin: 'engine',
  restored_number: null,
  words: 300,
  is_current: false,
  score: null,
  score_rule_version: null,
  ...more,
});

/** The answer of the list with one whole document. */
export const answerOf = (document: DocumentDetail) => ({
  orders: [document],
  recordsTotal: 1,
  recordsFiltered: 1,
  folders: [],
  counts: { accepted: 1, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
  cancelled: 0,
  next: null,
});
