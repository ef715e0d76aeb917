import { describe, expect, it } from 'vitest';
import { createContext } from '../models/testing/article-tool.ts';
import { evaluateDensity, keywordDensity } from './keyword-density.ts';

type Density = {
  word_count: number;
  unique_words: number;
  density: { phrase: string; words: number; count: number; percent: number; in_title: boolean; in_headings: boolean }[];
  checked_keywords: { keyword: string; count: number; percent: number; judgement: string }[];
};

async function densityOf(
  input: Record<string, unknown>,
  language = 'en',
  page?: { title: string; text: string },
): Promise<Density> {
  const { context } = createContext({
    language,
    readPage: async (url) => ({ id: 1, url, ...(page ?? { title: '', text: '' }) }),
  });
  return await keywordDensity({ max_words: '3', ...input }, context);
}

const find = (result: Density, phrase: string) => result.density.find((entry) => entry.phrase === phrase);

describe('keywordDensity', () => {
  it('counts words and phrases over all words', async () => {
    const result = await densityOf({ text: 'Green tea is good. Green tea is old, and black tea too.' });
    expect(result.word_count).toBe(12);
    expect(result.unique_words).toBe(8);
    expect(find(result, 'tea')).toEqual({ phrase: 'tea', words: 1, count: 3, percent: 25, in_title: false, in_headings: false });
    expect(find(result, 'green tea')).toMatchObject({ words: 2, count: 2, percent: 33.33 });
    expect(find(result, 'is')).toBeUndefined();
  });
  it('keeps stop words where it is asked to', async () => {
    const result = await densityOf({ text: 'Tea is good. Tea is old.', ignore_stop_words: false });
    expect(find(result, 'is')).toMatchObject({ count: 2, percent: 33.33 });
    expect(find(result, 'tea is')).toMatchObject({ count: 2, percent: 66.67 });
  });
  it('goes no further than the asked length of phrases', async () => {
    const result = await densityOf({ text: 'red green blue red green blue', max_words: '1' });
    expect(result.density.every((entry) => entry.words === 1)).toBe(true);
  });
  it('does not run on over a line break', async () => {
    const result = await densityOf({ text: 'alpha beta\ngamma alpha beta\ngamma' });
    expect(find(result, 'alpha beta')).toMatchObject({ count: 2 });
    expect(find(result, 'beta gamma')).toBeUndefined();
  });
  it.each([
    ['de', 'Größe zählt. Die GRÖSSE zählt nicht, größe schon.', 'größe', 2],
    ['fr', "L'huile d’olive, l'huile vierge et l’HUILE douce", 'huile', 3],
    ['ja', '緑茶は緑茶です。緑茶', '緑茶', 3],
  ])('reads %s words', async (language, text, phrase, count) => {
    expect(find(await densityOf({ text, ignore_stop_words: false }, language), phrase)).toMatchObject({ count });
  });
  it('checks the given keywords, stop words included', async () => {
    const filler = Array.from({ length: 196 }, (_, index) => `word${index}`).join(' ');
    const { checked_keywords: checked } = await densityOf({
      text: `Cup of tea ${filler} tea`,
      keywords: ['Cup of Tea', 'tea', 'coffee', 'word5'],
    });
    expect(checked).toEqual([
      { keyword: 'Cup of Tea', count: 1, percent: 1.5, judgement: 'good' },
      { keyword: 'tea', count: 2, percent: 1, judgement: 'good' },
      { keyword: 'coffee', count: 0, percent: 0, judgement: 'missing' },
      { keyword: 'word5', count: 1, percent: 0.5, judgement: 'good' },
    ]);
  });
  it('says what is in title and headings of a page', async () => {
    const page = { title: 'Green tea guide', text: '# Brewing\n\ngreen tea brewing\n\ngreen tea' };
    const result = await densityOf({ page_url: 'https://x.example/' }, 'en', page);
    expect(find(result, 'green tea')).toMatchObject({ count: 2, in_title: true, in_headings: false });
    expect(find(result, 'brewing')).toMatchObject({ count: 2, in_title: false, in_headings: true });
  });
  it('refuses a page without words and answers an empty text with zeros', async () => {
    await expect(densityOf({ page_url: 'https://x.example/' })).rejects.toMatchObject({ code: 'PAGE_UNREADABLE' });
    expect(await densityOf({ text: '…' })).toEqual({ word_count: 0, unique_words: 0, density: [], checked_keywords: [] });
  });
  it('lists at most 100 phrases', async () => {
    const text = Array.from({ length: 300 }, (_, index) => `wort${index}`).join(' ');
    expect((await densityOf({ text })).density).toHaveLength(100);
  });
});

it('judges lightly', () => {
  expect([
    evaluateDensity(0, 0),
    evaluateDensity(1, 0.4),
    evaluateDensity(1, 0.5),
    evaluateDensity(9, 3),
    evaluateDensity(9, 3.1),
  ]).toEqual(['missing', 'low', 'good', 'good', 'high']);
});

it('makes no phrase of words that stood on both sides of a stop word, or in two sentences', async () => {
  const text = 'The cost of the park is low. Park the car. A sheet of the paper costs euros per litre. Cost the park.';
  const { density } = await densityOf({ text: `${text} ${text}` });
  const phrases = density.filter(({ words }) => words > 1).map(({ phrase }) => phrase);
  for (const bridged of ['cost park', 'park car', 'sheet paper', 'euros litre', 'low park'])
    expect(phrases).not.toContain(bridged);
  expect(phrases).toContain('paper costs euros');
});
