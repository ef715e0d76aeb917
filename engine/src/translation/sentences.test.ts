import { sentencesOf } from '@folio/contract/readability/sentences';
import { describe, expect, it } from 'vitest';
import { alignSentences, joinSentences, splitSentences } from './sentences.ts';

const textsOf = (text: string, language: string) => splitSentences(text, language).map((part) => part.text);

/** Numbers from 0 to 1, the same with every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

describe('sentences', () => {
  it.each([
    ['de', ['Es sind ca. 5 Meter.', 'Dr. Hess kommt.', 'Der 3. Test folgt.']],
    ['de', ['Viele Tiere, z. B. Hunde, sind da.', 'Sie bellen.']],
    ['en', ['Many animals, e.g. Dogs, are here.', 'They bark.']],
    ['en', ['Mr. Smith met J. Brown.', 'Version 2.5 is out.']],
    ['it', ['Il Sig. Rossi è qui.', 'Aspetta.']],
    ['fr', ['Des villes, p. ex. Paris, grandissent.', 'Elles changent.']],
    ['es', ['Acme S.L. Madrid vende botas.', 'La Sra. López compra.']],
    ['pt-BR', ['O Dr. Silva chegou.', 'O art. 5 vale.']],
    ['en', ['3. Press the button.', '4. Wait.']],
  ])('are not broken after abbreviations and ordinals (%s)', (language, sentences) => {
    expect(textsOf(sentences.join(' '), language)).toEqual(sentences);
  });

  it('are not broken inside an address', () => {
    const sentences = ['See https://shop.example/tents?a=1&b=2 today!', 'Or shop.example/a?b=1.', 'Ready?', 'Go.'];
    expect(textsOf(sentences.join(' '), 'en')).toEqual(sentences);
    expect(sentencesOf(sentences.join(' '), 'en')).toEqual(sentences);
    expect(textsOf('Is it https://shop.example/? Yes?No.', 'en')).toEqual(['Is it https://shop.example/?', 'Yes?', 'No.']);
  });

  it('keep their marks, and a pair is never divided', () => {
    expect(textsOf('<g1>Press it.</g1> Wait <g2>here</g2>. <x3/>Go.', 'en')).toEqual([
      '<g1>Press it.</g1>',
      'Wait <g2>here</g2>.',
      '<x3/>Go.',
    ]);
    expect(textsOf('One. <g1>Two. Three</g1> four. Five.', 'en')).toEqual(['One.', '<g1>Two. Three</g1> four.', 'Five.']);
    expect(textsOf('One.<x1/>Two.', 'en')).toEqual(['One.', '<x1/>Two.']);
  });

  it('keep the white space around them', () => {
    expect(splitSentences('  One.  Two.\n\n', 'en')).toEqual([
      { text: '  One.', space: '  ' },
      { text: 'Two.', space: '\n\n' },
    ]);
    expect(splitSentences('', 'en')).toEqual([]);
    expect(splitSentences(' ', 'en')).toEqual([{ text: '', space: ' ' }]);
  });

  it('give any text back when they are joined, with each pair in one of them', () => {
    const random = seeded(7);
    const pieces = [
      'One',
      'z. B.',
      ' ',
      '  ',
      '\n',
      '. ',
      '! ',
      '?',
      '<g1>',
      '</g1>',
      '<g2>',
      '</g2>',
      '<x3/>',
      'Dr. ',
      '3. ',
      '。',
      '👩‍🚀',
      'é',
      '\u00a0',
      '…',
    ];
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: 1 + Math.floor(random() * 14) }, () => pieces[Math.floor(random() * pieces.length)]).join(
        '',
      );
      const parts = splitSentences(text, round % 2 === 0 ? 'de' : 'en');
      expect(joinSentences(parts)).toBe(text);
      for (const part of parts) expect(part.text).toBe(part.text.trimEnd());
      if (/^[^<]*<g1>[^<]*<\/g1>[^<]*$/.test(text)) expect(parts.some((part) => /<g1>.*<\/g1>/s.test(part.text))).toBe(true);
    }
  });
});

describe('aligned sentences', () => {
  it('are pairs where both sides have as many, with the space of the source', () => {
    expect(alignSentences('One. Two.', 'Eins.  Zwei.', 'en', 'de')).toEqual([
      { source: 'One.', target: 'Eins.', space: ' ' },
      { source: 'Two.', target: 'Zwei.', space: '' },
    ]);
  });

  it('are one pair where they have not, or where a mark changed the sentence', () => {
    expect(alignSentences('One. Two. ', 'Eins und zwei.', 'en', 'de')).toEqual([
      { source: 'One. Two.', target: 'Eins und zwei.', space: ' ' },
    ]);
    expect(alignSentences('<g1>One</g1>. Two.', 'Eins. <g1>Zwei</g1>.', 'en', 'de')).toHaveLength(1);
  });
});
