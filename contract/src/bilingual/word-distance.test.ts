import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';
import { matchPercent, wordDistance, wordTokens } from './word-distance.ts';

describe('the distance of two sentences', () => {
  it('counts words, and characters where a script has no spaces', () => {
    expect(wordTokens('<g1>Press</g1> the M8 bolt, 4.5 mm!')).toEqual(['press', 'the', 'm', '8', 'bolt', '4.5', 'mm']);
    expect(wordTokens('打开门')).toEqual(['打', '开', '门']);
    expect(wordDistance('Open the red door', 'Close the door slowly')).toBe(3);
    expect(wordDistance('', 'Close the door')).toBe(3);
  });

  it.each([
    ['Open the door.', 'Open the door.', 100],
    ['Open the door.', 'open the <g1>door</g1>!', 99],
    ['Cut 4,000 mm.', 'Cut 4 500 mm.', 99],
    ['Open the red door now', 'Open the red door later', 80],
    ['Open the door', 'Rain fell on roofs', 0],
    ['', 'Open', 0],
    [
      'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z x',
      'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z y',
      98,
    ],
  ])('as a percentage: %s | %s', (a, b, percent) => {
    expect([matchPercent(a, b), matchPercent(b, a)]).toEqual([percent, percent]);
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe('the difference of two texts', () => {
  it('names the words that changed', () => {
    expect(diffWords('Open the red door.', 'Open the blue door now.')).toEqual([
      { kind: 'same', text: 'Open the ' },
      { kind: 'removed', text: 'red' },
      { kind: 'added', text: 'blue' },
      { kind: 'same', text: ' door' },
      { kind: 'added', text: ' now' },
      { kind: 'same', text: '.' },
    ]);
    expect(diffWords('Es ist gut', 'Das war gut').map(({ kind }) => kind)).toEqual(['removed', 'added', 'same']);
    expect(diffWords('', '')).toEqual([]);
  });

  it('joins to both texts, whatever they hold', () => {
    const random = seeded(3);
    const pieces = ['open', 'door', ' ', '  ', '.', '<g1>', '</g1>', 'é', '👩‍🚀', '\n', '4,5', '\ud800'];
    const text = () =>
      Array.from({ length: Math.floor(random() * 16) }, () => pieces[Math.floor(random() * pieces.length)]).join('');
    for (let round = 0; round < 3000; round += 1) {
      const [before, after] = [text(), text()];
      const parts = diffWords(before, after);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
      expect(parts.every((part, index) => part.text !== '' && part.kind !== parts[index + 1]?.kind)).toBe(true);
    }
  });

  it('is found in bounded time for long texts', () => {
    const random = seeded(5);
    const long = (words: number) => Array.from({ length: words }, () => `w${Math.floor(random() * 500)}`).join(' ');
    const [before, after] = [long(60_000), long(60_000)];
    const parts = diffWords(before, after);
    expect(
      parts
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(after);
  });
});
