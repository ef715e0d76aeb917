import type { ToolDetail } from '@folio/contract/tool-definition';
import { jobPosting } from './caller.ts';

/** A form of two fields; each opening costs 1,250 credits. */
export const tool: ToolDetail = {
  ...jobPosting,
  fields: [
    { type: 'text', name: 'job_title', label: 'Job title', required: true, default: null },
    { type: 'number', name: 'openings', label: 'Openings', required: true, default: 1, min: 1 },
  ],
  steps: [],
  constraints: [],
  credits: {
    rule: 'per_items',
    amount: 1250,
    per: 1,
    basis: [{ count: 'value', fields: ['openings'] }],
    times: null,
    minimum: null,
    settled_by: null,
    addons: [],
    note: '',
  },
  weekly_uses: null,
  example: {},
  composer_languages: ['en'],
  works_without_model: true,
  model_only: {},
  without_model: { makes: 'text', needs: [], cases: [], ignores: {}, unavailable: {} },
  has_model: true,
  is_computed: false,
  title_fields: ['job_title'],
};
