import type { ToolField } from '@folio/contract/tool-definition';
import { describe, expect, it } from 'vitest';
import { previewLanguage, previewTitle, shorten } from './preview-words.ts';

const text = (name: string, type: 'text' | 'textarea' | 'url' = 'text') => ({ name, label: name, type }) as ToolField;
const rating = {
  name: 'rating',
  label: 'Rating',
  type: 'select',
  options: [
    { value: 5, label: '5 stars' },
    { value: 3, label: '3 stars' },
  ],
} as ToolField;
const language = (name: string) => ({ name, label: name, type: 'language' }) as ToolField;

describe('the title of a preview', () => {
  const tool = { fields: [text('business'), rating], title_fields: ['business', 'rating'] };

  it('says choices by their names', () => {
    expect(previewTitle(tool, { business: 'Hotel Seeblick', rating: 3 })).toBe('Hotel Seeblick, 3 stars');
  });

  it('is empty while only a choice that was made beforehand is there', () => {
    expect(previewTitle(tool, { business: ' ', rating: 5 })).toBe('');
  });

  it('takes the beginning of a long text, between two words', () => {
    const title = previewTitle(
      { fields: [text('topic', 'textarea')], title_fields: ['topic'] },
      { topic: 'Bread, daily. '.repeat(20) },
    );
    expect(title.length).toBeLessThanOrEqual(91);
    expect(title.endsWith('daily…')).toBe(true);
  });

  it('leaves the protocol of an address out', () => {
    const page = { fields: [text('page', 'url')], title_fields: ['page'] };
    expect(previewTitle(page, { page: 'https://www.example.com/tables/' })).toBe('example.com/tables');
  });

  it('prefers a title that was written', () => {
    expect(previewTitle(tool, { business: 'Hotel', main_title: 'A weekend by the lake' })).toBe('A weekend by the lake');
  });
});

describe('the language of a preview', () => {
  it('is that of the text, not that of what it is made from', () => {
    const tool = { fields: [language('source_language'), language('target_language')] };
    expect(previewLanguage(tool, { source_language: 'en', target_language: 'de' })).toBe('de');
  });

  it('is unknown while it is to be detected', () => {
    expect(previewLanguage({ fields: [language('language')] }, { language: 'auto' })).toBe('');
  });
});

it('keeps what fits and cuts an endless word where it must', () => {
  expect(shorten('two words', 9)).toBe('two words');
  expect(shorten('x'.repeat(20), 9)).toBe(`${'x'.repeat(9)}…`);
});
