import type { ToolDetail } from '@folio/contract/tool-definition';
import { expect, it } from 'vitest';
import { hasNoEffect, possibleDefaults, restrictedTo, valuesOnHold } from './outcome.ts';

const field = (name: string, type: string, more = {}) => ({ name, type, label: name, required: false, default: null, ...more });
const options = ['photo', 'anime', 'vintage'].map((value) => ({ value, label: value }));
const tool = {
  has_model: false,
  is_computed: false,
  works_without_model: true,
  composer_languages: ['en', 'de'],
  fields: [field('style', 'select', { default: 'photo', options }), field('additional_source_ids', 'sources')],
  without_model: {
    needs: ['text'],
    makes: 'outline',
    cases: [{ makes: 'extract', filled: ['additional_source_ids'] }],
    ignores: { tone: ['en'] },
    unavailable: { style: ['photo', 'anime'] },
  },
} as unknown as ToolDetail;
const connected = { ...tool, has_model: true };

it('says what is made by sources and language', () => {
  expect(restrictedTo(tool, { language: 'en' }, false)).toBe('outline');
  expect(restrictedTo(tool, { language: 'en' }, true)).toBe('extract');
  expect(restrictedTo(tool, { language: 'nl' }, true)).toBe('on_hold');
});

it('disables what has no effect in the language, and begins with an option that can be made', () => {
  expect([hasNoEffect(tool, 'tone', { language: 'en' }), hasNoEffect(tool, 'tone', { language: 'de' })]).toEqual([true, false]);
  expect(valuesOnHold(tool, { name: 'style' })).toEqual(['photo', 'anime']);
  expect(possibleDefaults(tool)).toEqual({ style: 'vintage' });
});

it('restricts nothing with a model', () => {
  expect(restrictedTo(connected, { language: 'nl' }, false)).toBeNull();
  expect(hasNoEffect(connected, 'tone', { language: 'en' })).toBe(false);
  expect([valuesOnHold(connected, { name: 'style' }), possibleDefaults(connected)]).toEqual([[], {}]);
});
