import { expect, it } from 'vitest';
import { coverageOf, topicTermsOf } from './topic-terms.ts';

const english = { language: 'en', stopWords: new Set(['the', 'a', 'of', 'and', 'is', 'in', 'for', 'are']) };

it('finds words and phrases that the material comes back to, phrases first', () => {
  const texts = [
    'Rubber outsoles grip. The quality of service is high. A rubber outsole wears.',
    'The quality of service and the rubber outsoles.\nDrop: 8 mm. A low drop.',
  ];
  const terms = topicTermsOf(texts, english);
  expect(terms.map(({ text }) => text)).toEqual(['rubber outsoles', 'quality of service', 'drop']);
  expect(terms[0]?.weight).toBeGreaterThan(terms[1]?.weight ?? 0);
  expect(topicTermsOf(['Said once.'], english)).toEqual([]);
  expect(topicTermsOf(['Soles grip. Soles wear. Lugs grip.'], english)).toEqual([]);
});

it.each([
  ['en', 'shoe', 'good shoes'],
  ['en', 'company', 'Two companies’ offers'],
  ['de', 'Häuser', 'ein Haus am Meer'],
  ['it', 'lingua tedesca', 'le lingue tedesche'],
  ['it', 'azienda', 'l’azienda'],
  ['es', 'canción', 'las canciones'],
  ['fr', 'animal', 'des animaux'],
  ['pt-BR', 'informação', 'as informações'],
  ['nl', 'schoen', 'een schoen'],
])('in %s a term is covered by another form of it: %s', (language, text, prose) => {
  expect(coverageOf(prose, [{ text, weight: 1 }], language).share).toBe(1);
});

it('covers whole words in one line alone, by their weight', () => {
  const terms = [
    { text: 'rubber outsole', weight: 3 },
    { text: 'drop', weight: 1 },
  ];
  expect(coverageOf('Raindrops on rubber\noutsoles.', terms, 'en')).toEqual({
    share: 0,
    covered: 0,
    count: 2,
    missing: ['rubber outsole', 'drop'],
  });
  expect(coverageOf('Rubber-outsoles.', terms, 'en')).toMatchObject({ share: 0.75, covered: 1, missing: ['drop'] });
});

it('returns at most 40 terms of a long text', () => {
  const long = Array.from({ length: 60_000 }, (_, index) => `word${index % 900}`).join(' ');
  expect(topicTermsOf([long, 'a'.repeat(100_000)], english)).toHaveLength(40);
});
