import { interfaceLanguages } from '@folio/contract/languages';
import { pictureSubjectsLexicon } from '@folio/locales/lexicon';
import { describe, expect, it } from 'vitest';
import { luminance } from '../../animation/colours.ts';
import { contrastOf, schemeOf } from './readable.ts';
import { type PictureSubject, pictureSubjectOf, subjectPalettes } from './subject-palettes.ts';

const subjects = Object.keys(subjectPalettes) as PictureSubject[];

it('has colours of their own for many subjects', () => {
  expect(subjects.length).toBeGreaterThanOrEqual(24);
  expect(new Set(Object.values(subjectPalettes).map(({ main }) => main)).size).toBe(subjects.length);
});

it.each(subjects)('sets type that can be read on the colours of %s', (subject) => {
  for (const isBanner of [false, true]) {
    for (const chance of [0, 0.4, 0.6, 0.9]) {
      const { panel, ink, button, buttonInk } = schemeOf(subjectPalettes[subject], chance, isBanner);
      expect(contrastOf(panel, ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(button, buttonInk)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(button, panel)).toBeGreaterThanOrEqual(1.9);
      if (isBanner) expect(luminance(panel)).toBeGreaterThan(0.05);
    }
  }
});

it.each(interfaceLanguages)('knows each word of %s by its own subject', (language) => {
  for (const subject of subjects) {
    const words = pictureSubjectsLexicon[language][subject].split(' ');
    expect(words.length).toBeGreaterThanOrEqual(3);
    // "*wald": a compound that ends so.
    for (const word of words) {
      expect(word, subject).toMatch(/^\*?[\p{L}-]+\*?$/u);
      expect(pictureSubjectOf([word.replaceAll('*', '')], language), `${subject}: ${word}`).not.toBeNull();
    }
    const own = words.filter((word) => pictureSubjectOf([word.replaceAll('*', '')], language) === subject);
    expect(own, subject).toEqual(words);
  }
});

describe('finds what is meant', () => {
  it.each<[string, string, PictureSubject | null]>([
    ['en', 'A quiet beach at dawn, waves rolling in', 'sea'],
    ['en', 'Hiking boots on a wet forest path in the fog, old trees', 'forest'],
    ['de', 'Ferienwohnung mit Blick auf den Bergsee, Wandern und Gipfel', 'mountains'],
    ['de', 'Traumstrand auf der Insel', 'sea'],
    ['de', 'Hochzeitstorte mit Blumen', 'wedding'],
    ['de', 'Deutsche Bürokratie', null],
    ['it', "L'autunno tra le vigne", 'autumn'],
    ['it', 'Consulenza fiscale e mutui', 'finance'],
    ['es', 'Panadería con horno de leña', 'bakery'],
    ['fr', 'L’océan au bord de la plage', 'sea'],
    ['fr', 'Une banque pour vos impôts', 'finance'],
    ['pt-BR', 'Clínica médica: saúde para a família', 'health'],
    ['fr', 'A snowy winter evening', 'winter'],
    ['en', 'Season ticket for researchers', null],
    ['en', '', null],
  ])('%s: %s', (language, text, subject) => {
    expect(pictureSubjectOf([text], language)).toBe(subject);
  });
});
