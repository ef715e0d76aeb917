import { describe, expect, it } from 'vitest';
import { readMaterial } from './passages.ts';

const source = (text: string) => ({ id: 1, title: 'Guide', url: null, text });

describe('sources taken apart', () => {
  it('leaves out the numbers of headings and the marks of lists, which belong to the source alone', () => {
    const text =
      '# 1.2. Which release to choose\n\n- If security matters to you, install the stable release first.\n- The age of its packages depends on the last release.\n\n# 5 ways to install it\n\nMost people write the image to a stick and start from it.';
    const { passages, headings } = readMaterial([source(text)], 'en');
    expect(headings.map((heading) => heading.text)).toEqual(['Which release to choose', '5 ways to install it']);
    expect(passages.map((passage) => passage.text)).toEqual([
      'If security matters to you, install the stable release first.',
      'The age of its packages depends on the last release.',
      'Most people write the image to a stick and start from it.',
    ]);
  });

  it.each([
    [
      'fr',
      'Pour aller plus loin sur le sujet, vous pouvez lire notre comparatif.',
      'Un rendement élevé réduit la consommation de bois.',
    ],
    ['it', 'Scopriamo insieme come procedere passo dopo passo.', 'Il vaso deve avere fori di drenaggio sul fondo.'],
    ['es', 'Para saber más, hay una lista completa de modelos.', 'La batería sufre mucho a bajas temperaturas.'],
    ['pt-BR', 'Confira a seguir os tipos de filtro mais comuns.', 'A vela de porcelana deve ser trocada a cada seis meses.'],
  ] as const)('leave out in %s what announces another text', (language, announcement, statement) => {
    const { passages } = readMaterial([source(`# Guide\n\n${announcement} ${statement}`)], language);
    expect(passages.map((passage) => passage.text)).toEqual([statement]);
  });

  it('never let another author’s page say "we" because a line begins with a label', () => {
    const text = 'Tip: We always use two ropes for the boat.\n\nThe second rope holds the boat in a strong wind.';
    const read = (url: string | null) =>
      readMaterial([{ id: 1, title: 'Boats', url, text }], 'en').passages.map((one) => one.words);
    expect(read('https://boats.example/')).toEqual([10]);
    expect(read(null)).toEqual([9, 10]);
  });

  it('lose one sentence to a mark that ends nowhere, not the paragraph', () => {
    const text = 'The board is 5" thick and oiled. It hangs on two hooks. It comes in oak.';
    const { passages, leftOut } = readMaterial([{ id: 1, title: 'Notes', url: null, text }], 'en');
    expect(passages.map((one) => one.text)).toEqual(['It hangs on two hooks.', 'It comes in oak.']);
    expect(leftOut).toBe(1);
  });

  it.each([null, 'https://lodz.example/'])(
    'say of a text in a language that none of the six is that it was not used (%s)',
    (url) => {
      const text = Array.from(
        { length: 8 },
        () => 'Warsztat jest otwarty od poniedziałku do piątku i przyjmuje rowery wszystkich marek.',
      ).join(' ');
      const { passages, otherLanguage } = readMaterial([{ id: 1, title: 'Warsztat', url, text }], 'en');
      expect(passages).toEqual([]);
      expect(otherLanguage).toHaveLength(1);
    },
  );

  it('keep the question in a flyer that the sentence behind it answers', () => {
    const text = 'Half of it is due then. Broken props? That happens and is in the price.';
    const { passages } = readMaterial([{ id: 1, title: 'Flyer', url: null, text }], 'en');
    expect(passages.map((one) => one.text).join(' ')).toBe(text);
  });
});
