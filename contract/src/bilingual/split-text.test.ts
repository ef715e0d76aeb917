import { describe, expect, it } from 'vitest';
import { joinTargets, splitSource, splitTarget, targetSpace } from './split-text.ts';

const divided = (source: string, at: number) => {
  const found = splitSource(source, at);
  if (!found) throw new Error('not divided');
  return found;
};

describe('a source', () => {
  it('is divided at white space, which is kept between both', () => {
    expect(splitSource('It is dry;  it is warm.', 12)).toEqual({ left: 'It is dry;', space: '  ', right: 'it is warm.' });
    expect(splitSource('It is dry;  it is warm.', 10)).toEqual({ left: 'It is dry;', space: '  ', right: 'it is warm.' });
  });

  it('is never divided in a mark, a pair of marks or a character, nor into nothing', () => {
    const source = 'It <g1>is very</g1> dry <x2/> and 👩‍👩‍👧 warm';
    const open = [...source].flatMap((_, at) => (splitSource(source, at) ? [source.slice(0, at)] : []));
    expect(open.every((left) => (left.match(/<g1>/g) ?? []).length === (left.match(/<\/g1>/g) ?? []).length)).toBe(true);
    expect(splitSource(source, source.indexOf('very'))).toBeNull();
    expect(splitSource(source, source.indexOf('2/>'))).toBeNull();
    expect(splitSource(source, source.indexOf('👩') + 2)).toBeNull();
    expect(splitSource(source, 0)).toBeNull();
    expect(splitSource('It ', 3)).toBeNull();
    expect(splitSource('It <x1/>', 3)).toBeNull();
    expect(splitSource('It is', 40)).toBeNull();
  });
});

describe('a translation', () => {
  const source = divided('It is dry. It is <g1>very</g1> warm.', 10);

  it('is divided where the sentences of the source suggest, with their marks', () => {
    expect(splitTarget('Es ist trocken. Es ist <g1>sehr</g1> warm.', source, ' ')).toEqual([
      'Es ist trocken.',
      'Es ist <g1>sehr</g1> warm.',
    ]);
    expect(splitTarget('<g1>Sehr</g1> warm und trocken.', source, ' ')).toEqual(['<g1>Sehr</g1> warm und trocken.', '']);
  });

  it('is divided near the caret, at either end whole', () => {
    expect(splitTarget('Trocken und warm', source, ' ', 9)).toEqual(['Trocken', 'und warm']);
    expect(splitTarget('Trocken und warm', source, ' ', 0)).toEqual(['', 'Trocken und warm']);
    expect(splitTarget('Trocken und warm', source, ' ', 16)).toEqual(['Trocken und warm', '']);
    expect(splitTarget('Trocken', source, ' ', 3)).toEqual(['Trocken', '']);
  });

  it('is the same text once it is joined, wherever it was divided', () => {
    const texts = [
      'Es  ist trocken. \u00a0Es ist <g1>sehr</g1> warm.',
      '它很干。它<g1>非常</g1>暖。',
      ' vorn und hinten ',
      'ein\nzwei drei',
      '',
    ];
    for (const text of texts)
      for (const space of [' ', '', '\n', '  '])
        for (const at of [undefined, ...text.split('').keys(), text.length]) {
          const [left, right] = splitTarget(text, source, space, at);
          expect(joinTargets(left, right, space)).toBe(text);
        }
  });

  it('has the spaces of its language between sentences', () => {
    expect([targetSpace(' ', 'en', 'zh'), targetSpace('\n', 'en', 'ja'), targetSpace('', 'zh', 'de')]).toEqual(['', '\n', ' ']);
    expect([targetSpace('  ', 'en', 'de'), targetSpace('', 'en', 'de'), targetSpace(' ', 'zh', 'ja')]).toEqual(['  ', '', ' ']);
  });
});
