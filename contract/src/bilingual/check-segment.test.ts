import { describe, expect, it } from 'vitest';
import { type CheckedSegment, checkSegment, inconsistentSegments } from './check-segment.ts';
import { fixNumbers } from './fix-numbers.ts';

const check = (source: string, target: string, more: Partial<CheckedSegment> = {}) =>
  checkSegment({ source, target, sourceLanguage: 'en', targetLanguage: 'de', ...more }).map(
    ({ code, severity, detail }) => `${severity} ${code}${detail === undefined ? '' : ` ${detail}`}`,
  );

describe('a segment', () => {
  it.each([
    ['Open <g1>it</g1>.', 'Bitte <g1>öffnen</g1>.', {}, []],
    ['Open it.', '  ', {}, ['error empty']],
    ['Open it.', '<g1></g1>', {}, ['error empty']],
    ['Open <g1>it</g1> <x2/>.', 'Bitte <g1>öffnen</g1>.', {}, ['error tags <x2/>']],
    ['<g1>A <g2>b</g2></g1> c', '<g1>X <g2>y</g1></g2> z', {}, ['error tags </g1>']],
    [
      'See https://a.example/x now',
      'Siehe https://a.example/y jetzt',
      {},
      ['error addresses https://a.example/x https://a.example/y'],
    ],
    ['Dear {name}', 'Liebe %s', {}, ['error placeholders {name} %s']],
    ['Name of it', 'Bezeichnung', { maxLength: 10 }, ['error length 11 / 10']],
    ['The laces', 'Die Bänder', { terms: [{ source: 'laces', target: 'Schnürsenkel' }] }, ['warning terms laces → Schnürsenkel']],
    [
      'The laces',
      'Die Bänder',
      { terms: [{ source: 'laces', target: 'Bänder', isForbidden: true }] },
      ['warning forbidden_term Bänder'],
    ],
    ['Open it now', 'Jetzt  öffnen', {}, ['warning double_space']],
    ['Open it!', 'Bitte öffnen.', {}, ['warning end_punctuation !']],
    ['Open it (now).', 'Bitte (jetzt) öffnen.', {}, []],
    ['Open the door', 'Open the door', {}, ['warning untranslated']],
    ['Software', 'Software', {}, []],
    ['Hello there', 'Guten Tag, meine Damen', { seconds: 1 }, ['warning reading_speed 22.0']],
    ['Hello there', 'Guten Tag, meine Damen', { seconds: 2 }, []],
  ] as [string, string, Partial<CheckedSegment>, string[]][])('%s | %s', (source, target, more, issues) => {
    expect(check(source, target, more)).toEqual(issues);
  });

  it.each([
    ['de', '4,000 mm', '4.000 mm', true],
    ['de', '4,000 mm', '4 000 mm', true],
    ['de', '4,000 mm', '4000 mm', true],
    ['fr', '4,000 mm', '4\u202f000 mm', true],
    ['de', '4,000 mm', '4,000 mm', false],
    ['de', '0.9 bar', '0,9 bar', true],
    ['fr', '12,345.60', '12 345,6', true],
    ['de', 'in 15 steps', 'in 16 Schritten', false],
    ['de', 'at 2:30 pm', 'um 14.30 Uhr', true],
    ['de', 'at 2 p.m.', 'um 14 Uhr', true],
    ['de', 'at 2:30 pm', 'um 15:30 Uhr', false],
    ['de', 'on 11/23/2026', 'am 23.11.2026', true],
    ['de', 'on 2026-11-23', 'am 23. 11. 2026', true],
    ['de', 'version 1.2.3', 'Version 1.2.3', true],
    ['de', 'pages 5-10', 'Seiten 5–10', true],
    ['ar', '25 bolts', '٢٥ مسامير', true],
    ['de', '{0} of {1} at https://a.example/12', '{1} von {0} auf https://a.example/12', true],
  ])('numbers in %s: %s | %s', (targetLanguage, source, target, isRight) => {
    const issues = checkSegment({ source, target, sourceLanguage: 'en', targetLanguage });
    expect(issues.filter(({ code }) => code === 'numbers').map(({ severity }) => severity)).toEqual(isRight ? [] : ['error']);
  });

  it('may have small numbers as words, which is a warning alone', () => {
    expect(check('Use 2 bolts', 'Zwei Schrauben verwenden')).toEqual(['warning numbers 2']);
    expect(check('Use 2 bolts', '3 Schrauben verwenden')).toEqual(['error numbers 2 3']);
    expect(check('Use 20 bolts', 'Schrauben verwenden')).toEqual(['error numbers 20']);
  });

  it.each([
    ['en', 'de', 'It employs fourteen people.', 'Sie hat 14 Mitarbeiterinnen und Mitarbeiter.', 'warning'],
    ['en', 'de', 'Use 21 bolts', 'Einundzwanzig Schrauben verwenden', 'warning'],
    ['en', 'de', 'Add 0.5 l of water', 'Einen halben Liter Wasser zugeben', 'warning'],
    ['en', 'de', 'A dozen eggs', '12 Eier', 'warning'],
    ['en', 'it', '28 days', 'Ventotto giorni', 'warning'],
    ['en', 'es', '26 days', 'Veintiséis días', 'warning'],
    ['en', 'es', '45 days', 'Cuarenta y cinco días', 'warning'],
    ['en', 'fr', '75 days', 'Soixante-quinze jours', 'warning'],
    ['en', 'fr', '99 days', 'Quatre-vingt-dix-neuf jours', 'warning'],
    ['en', 'pt-BR', '32 days', 'Trinta e dois dias', 'warning'],
    ['de', 'en', 'In 100 Tagen', 'In a hundred days', 'warning'],
    ['en', 'de', 'It employs fourteen people.', 'Sie hat 15 Mitarbeiterinnen und Mitarbeiter.', 'error'],
    ['en', 'de', '14 of 14 people', 'Vierzehn Personen', 'error'],
    ['en', 'de', '20 bolts', 'Zwanzigerlei Schrauben', 'error'],
  ])('a word against a figure, %s to %s: %s | %s', (sourceLanguage, targetLanguage, source, target, severity) => {
    const issues = checkSegment({ source, target, sourceLanguage, targetLanguage });
    expect(issues.filter(({ code }) => code === 'numbers').map((issue) => issue.severity)).toEqual([severity]);
  });

  it('is inconsistent where its source is translated in two ways', () => {
    const segment = (id: number, source: string, target: string) => ({ id, source, target });
    const segments = [
      segment(1, 'Open', 'Öffnen'),
      segment(2, 'Close', 'Zu'),
      segment(3, 'Open', 'Auf'),
      segment(4, 'Open', ''),
      segment(5, 'Close', 'Zu '),
    ];
    expect(inconsistentSegments(segments)).toEqual([1, 3]);
  });
});

describe('a match of 99 %', () => {
  it.each([
    ['Cut 4,500.5 mm.', 'Cut 4,000.5 mm.', 'Auf 4.000,5 mm schneiden.', 'Auf 4.500,5 mm schneiden.'],
    ['Use 3 of 10.', 'Use 2 of 10.', '2 von 10 verwenden.', '3 von 10 verwenden.'],
    ['Swap 4 and 5.', 'Swap 5 and 4.', '5 und 4 tauschen.', '4 und 5 tauschen.'],
    ['Use 3 and 5.', 'Use 2 and 2.', '2 und 2 verwenden.', null],
    ['Use 3.', 'Use 2.', 'Zwei verwenden.', null],
    ['Use the bolt!', 'Use the bolt.', 'Schraube verwenden.', 'Schraube verwenden!'],
    ['<g2>Use</g2> it', '<g1>Use</g1> it', 'Das <g1>verwenden</g1>', 'Das <g2>verwenden</g2>'],
    ['<g2>Use</g2> <x1/> it', '<g1>Use</g1> <x2/> it', 'Das <x2/> <g1>verwenden</g1>', 'Das <x1/> <g2>verwenden</g2>'],
    ['Use it', '<g1>Use</g1> it', 'Das <g1>verwenden</g1>', 'Das verwenden'],
    ['<g1>Use it</g1>', 'Use it', 'Das verwenden', '<g1>Das verwenden</g1>'],
    ['<g1>Use</g1> it', 'Use it', 'Das verwenden', null],
    ['Another text', 'Use it', 'Das verwenden', null],
  ])('is put right: %s', (source, memorySource, memoryTarget, fixed) => {
    expect(fixNumbers(source, memorySource, memoryTarget, 'en', 'de')).toBe(fixed);
  });
});
