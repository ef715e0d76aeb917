import { expect, it } from 'vitest';
import { isIgnored, madeWithoutModel } from './made-without-model.ts';
import type { WithoutModel } from './without-model.ts';

const article: Pick<WithoutModel, 'makes' | 'cases'> = {
  makes: 'outline',
  cases: [
    { makes: 'on_hold', values: { request_type: ['rewrite'] } },
    { makes: 'extract', filled: ['additional_source_ids', 'source_urls'] },
    { makes: 'text', filled: ['facts'] },
  ],
};

it('takes the first case that applies', () => {
  expect(madeWithoutModel(article, {})).toBe('outline');
  expect(madeWithoutModel(article, { source_urls: [], facts: '' })).toBe('outline');
  expect(madeWithoutModel(article, { facts: 'Open since 1998.' })).toBe('text');
  expect(madeWithoutModel(article, { facts: 'Open since 1998.', source_urls: ['https://a.example'] })).toBe('extract');
  expect(madeWithoutModel(article, { request_type: 'rewrite', additional_source_ids: [4] })).toBe('on_hold');
});

it('judges a field by the language of the content, and a detected one by all', () => {
  const tool = { ignores: { tone: ['en', 'fr'], creativity: ['en', 'de', 'fr'] } };
  const languages = ['en', 'de', 'fr'];
  expect(['en', 'de', 'auto', null].map((language) => isIgnored(tool, 'tone', language, languages))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['de', 'auto', null].map((language) => isIgnored(tool, 'creativity', language, languages))).toEqual([true, true, true]);
  expect(isIgnored(tool, 'length', null, languages)).toBe(false);
});
