import type { OrderForm } from '@folio/contract/document-shapes';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { expect, it } from 'vitest';
import { draftOfOrder, valuesOfOrder } from './reorder.ts';

const field = (name: string, type: string, more = {}) => ({ name, type, label: name, required: false, default: null, ...more });
const tool = {
  fields: [
    field('topic', 'text'),
    field('keywords', 'keywords'),
    field('image', 'image', { accept: ['png'], maxFiles: 2, maxSizeMb: 5 }),
    field('voice', 'brand_voice'),
    field('sources', 'sources'),
  ],
  steps: [{ name: 'topic' }, { name: 'paragraphs' }, { name: 'confirm' }],
} as unknown as ToolDetail;
const upload = { id: 4, file_name: 'photo.png', media_type: 'image/png' } as OrderForm['uploads'][number];
const form: OrderForm = {
  tool: 'seo_article',
  fields: {
    topic: 'Sylt',
    keywords: ['amrum'],
    image: [4, 5],
    voice: 3,
    sources: [9],
    gone: 'dropped',
    human_proofreading: null,
  },
  brand_voice_id: null,
  guideline_id: 8,
  website_id: null,
  additional_source_ids: [9],
  uploads: [upload],
};

it('fills in the fields that the tool has, and the files that can still be used', () => {
  expect(valuesOfOrder(tool, form)).toEqual({ topic: 'Sylt', keywords: ['amrum'], image: [upload] });
});

it('brings voice, briefing and sources, and opens every step', () => {
  expect(draftOfOrder(tool, form)).toMatchObject({ brandVoiceId: null, guidelineId: 8, sourceIds: [9], step: 0, visited: 2 });
});
