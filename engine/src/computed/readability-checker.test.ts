import { sampleTexts } from '@folio/contract/readability/sample-texts';
import { countWords } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { readabilityChecker } from './readability-checker.ts';

const check = (text: string, language = 'en', target: 'young' | 'general' | 'expert' = 'general') =>
  readabilityChecker({ text, target }, language);

describe('readabilityChecker', () => {
  it('gives the index of an English text as worked out by hand', () => {
    // 12 words, 2 sentences, 18 syllables: 206.835 − 1.015 × 6 − 84.6 × 1.5 = 73.845; 0.39 × 6 + 11.8 × 1.5 − 15.59 = 4.45
    expect(check('The cat sat on the mat. It was an uncommonly lively animal.')).toMatchObject({
      index: 74,
      index_name: 'Flesch Reading Ease',
      level: 'fairly easy',
      reading: '74 of 100: suits these readers (from 60).',
      formula: '206.835 − 1.015 × ASL − 84.6 × ASW (ASL = words per sentence, ASW = syllables per word; Flesch 1948)',
      grade: 4.5,
      words: 12,
      sentences: 2,
      syllables: 18,
      words_per_sentence: 6,
      reading_time_seconds: 3,
      speaking_time_seconds: 5,
      fixes: [],
      hard_sentences: [],
      long_words: ['uncommonly'],
    });
  });
  it.each(Object.entries(sampleTexts))('counts a text in %s as a reader and the content score do', (language, sample) => {
    const { text, sentences, words, index } = sample;
    expect(check(text, language)).toMatchObject({ sentences, words, index });
    expect(countWords(text)).toBe(words);
  });
  it('gives the index of an Italian text by its letters', () => {
    // La casa è grande (4 words, 13 letters): 89 + (300 − 130) ÷ 4 = 131.5, at most 100.
    expect(check('La casa è grande.', 'it')).toMatchObject({ index: 100, index_name: 'Gulpease', level: 'facile' });
    // 26 words of 6 letters: 89 + (300 − 1560) ÷ 26 = 40.54
    expect(check(`${Array.from({ length: 26 }, () => 'parola').join(' ')}.`, 'it')).toMatchObject({
      index: 41,
      level: 'difficile',
    });
  });
  it('marks long sentences and those full of hard words, and says what to do', () => {
    const long = `${Array.from({ length: 26 }, () => 'wort').join(' ')}.`;
    const hard = 'Leistungsbeschreibungen, Verantwortlichkeiten, Rechtfertigungsgründe und Verwaltungsvereinfachung.';
    const result = check(`${long} ${hard}`, 'de') as { hard_sentences: object[]; fixes: string[]; grade_name: string };
    expect(result.hard_sentences).toEqual([
      { text: long, words: 26, reason: 'mehr als 25 Wörter' },
      { text: hard, words: 5, reason: '4 Wörter mit 5 oder mehr Silben' },
    ]);
    expect(result.fixes[0]).toBe(`Teilen Sie den längsten Satz (26 Wörter): „${long}“`);
    expect(result.grade_name).toContain('Wiener Sachtextformel');
  });
  it('judges by the readers', () => {
    const text = 'The committee considered several alternative proposals. Members discussed the practical consequences.';
    expect(check(text, 'en', 'young')['reading']).toContain('aim for at least 80');
    expect(check(text, 'en', 'young')['fixes']).toHaveLength(1);
    expect(check('A dog ran. A cat sat.', 'en', 'young')['reading']).toContain('suits');
  });
  it('counts nothing in an empty text, and ends for a long one', () => {
    expect(check('… — •••')).toMatchObject({ index: 0, level: '–', words: 0, sentences: 0, hard_sentences: [] });
    const long = check('שלום <script>alert("x")</script> parole '.repeat(2500), 'it');
    expect((long['hard_sentences'] as { text: string }[])[0]?.text.length).toBeLessThanOrEqual(1000);
    expect(check(`${'a'.repeat(100_000)} ${'.'.repeat(100)}`).index).toBeTypeOf('number');
  });
});
