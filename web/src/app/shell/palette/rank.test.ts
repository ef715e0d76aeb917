import { expect, it } from 'vitest';
import { toolWords } from '../../../base/tool-words.ts';
import { rankEntries, rankEntry } from './rank.ts';

const tools = [
  { name: 'Alt texts', description: 'Describes images; also for meta data and titles.' },
  { name: 'Catalogue enrichment', description: 'Descriptions, meta title and meta description for a catalogue.' },
  { name: 'HTML meta tags' },
  { name: 'Meta titles' },
  { name: 'Metaphor finder' },
  { name: 'Parametal' },
];
const namesFor = (query: string) => {
  const { byName, byDescription } = rankEntries(query, tools);
  return [byName.map(({ name }) => name), byDescription.map(({ name }) => name)];
};

it('puts names before descriptions: the whole name, its beginning, a word of it, any part', () => {
  expect(namesFor('meta')).toEqual([
    ['Meta titles', 'Metaphor finder', 'HTML meta tags', 'Parametal'],
    ['Alt texts', 'Catalogue enrichment'],
  ]);
  expect(namesFor('meta title')).toEqual([['Meta titles'], ['Alt texts', 'Catalogue enrichment']]);
  expect(rankEntry('Meta titles', { name: 'Meta titles' })).toBe(0);
});

it('matches words in any order and without accents, and nothing where one word is missing', () => {
  expect(rankEntry('tit met', { name: 'Meta titles' })).toBe(2);
  expect(rankEntry('metadonnees', { name: 'Métadonnées' })).toBe(0);
  expect(rankEntry('meta zebra', { name: 'Meta titles', description: 'For each page' })).toBeNull();
});

it('puts the shortest of the names that begin with the query first, and finds a tool by its initials', () => {
  const blog = ['Blog conclusion', 'Blog ideas', 'Blog post'].map((name) => ({ name }));
  expect(rankEntries('blog', blog).byName.map(({ name }) => name)).toEqual(['Blog post', 'Blog ideas', 'Blog conclusion']);
  expect(rankEntry('tts', { name: 'Sprachausgabe', aliases: toolWords('text_to_speech') })).toBe(2);
  expect(rankEntry('text speech', { name: 'Sprachausgabe', aliases: toolWords('text_to_speech') })).toBe(2);
});

it('keeps all entries, in their order, for an empty query', () => {
  expect(namesFor(' ')).toEqual([tools.map(({ name }) => name), []]);
});
