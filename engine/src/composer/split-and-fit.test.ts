import { formatDay, formatPrice, joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { describe, expect, it } from 'vitest';
import { joinToFit, shorten } from '../text/fit-text.ts';
import { fitMetaDescription, fitMetaTitle, isDescriptionShown, isTitleShown } from './search-snippet.ts';
import { asItem, asSentence, splitItems, splitSentences, tidy } from './split-input.ts';

describe('what people type', () => {
  it.each([
    ['- One\n• two\n\n* three', ['One', 'two', 'three']],
    ['1. One\n2. Two', ['One', 'Two']],
    ['3. Mai\n7. Juni', ['3. Mai', '7. Juni']],
    ['One; two; three', ['One', 'two', 'three']],
    ['One thing. Another thing.', ['One thing.', 'Another thing.']],
    ['Excel, SAP, English', ['Excel', 'SAP', 'English']],
    ['Colours: red, green, blue', ['Colours: red, green, blue']],
    ['Tasks:\nOne\nOne', ['One']],
    ['(31) 0000-0000', ['(31) 0000-0000']],
  ])('is taken apart as it was meant: %j', (text, items) => {
    expect(splitItems(text, 'en')).toEqual(items);
  });

  it('becomes sentences and items', () => {
    expect(asSentence('opens flat,  like a suitcase')).toBe('Opens flat, like a suitcase.');
    expect(asSentence('¿por qué?')).toBe('¿Por qué?');
    expect(asItem('iPhone case.')).toBe('iPhone case');
    expect(asItem('mail jobs@x.example;')).toBe('Mail jobs@x.example');
    expect(tidy('a  ,b..  c!!')).toBe('a ,b. c!');
    expect(splitSentences('Six people work here; two are trainees\nBags are repaired', 'en')).toEqual([
      'Six people work here; two are trainees.',
      'Bags are repaired.',
    ]);
  });
});

describe('what is too long', () => {
  it('ends where a phrase ends, never inside a range or a bracket', () => {
    expect(shorten('15% off jackets and boots until 12 October with the code AUTUMN15', 60, 'en')).toBe(
      '15% off jackets and boots until 12 October',
    );
    expect(shorten('Pedidos feitos entre 3 e 5 de maio', 26, 'pt-BR')).not.toMatch(/3$/);
    expect(shorten('Fits under most seats (40 x 30 x 20 cm)', 30, 'en')).toBe('Fits under most seats');
    expect([...shorten('x'.repeat(300), 60, 'en')].length).toBe(60);
    expect(joinToFit(['One.', 'Two is longer.', 'Three.'], 12, 'en')).toBe('One.');
  });

  it('fits search results in characters and pixels', () => {
    const wide = 'WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM WWWWWWWW';
    expect(isTitleShown(fitMetaTitle(wide, 'en'))).toBe(true);
    const description = fitMetaDescription([`${'Long words stand here '.repeat(12)}.`], 'en', 'Read on.');
    expect(isDescriptionShown(description)).toBe(true);
    expect(description).toMatch(/Read on\.$/);
    expect(fitMetaDescription(['He said "yes".'], 'en')).toBe('He said yes.');
  });
});

it('writes figures, days and lists as the language does', () => {
  expect(formatPrice(389000, 'eur', 'de')).toBe('389.000\u00a0€');
  expect(formatPrice(389000, 'EUR', 'en')).toBe('€389,000');
  expect(formatPrice(12, '??', 'en')).toBe('?? 12');
  expect(formatDay('2026-04-20', 'fr')).toBe('20 avril 2026');
  expect(joinList(['a', 'b', 'c'], 'es')).toBe('a, b y c');
});

it('writes a title small inside a sentence, names and acronyms as they are', () => {
  expect(insideSentence('Content marketing manager', 'en')).toBe('content marketing manager');
  expect(insideSentence('SEO manager', 'en')).toBe('SEO manager');
  expect(insideSentence('German teacher', 'en')).toBe('German teacher');
  expect(insideSentence('Google Ads Specialist', 'en')).toBe('Google Ads Specialist');
  expect(insideSentence('Buchhalterin', 'de')).toBe('Buchhalterin');
});
