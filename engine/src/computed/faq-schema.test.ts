import { describe, expect, it } from 'vitest';
import { readFaqPairs } from './faq-pairs.ts';
import { faqSchema } from './faq-schema.ts';

interface Faq {
  json_ld: string;
  html?: string;
  pairs: number;
  errors: string[];
}
const made = (faq: string, input: Record<string, unknown> = {}, language = 'en') =>
  faqSchema({ faq, ...input }, language) as unknown as Faq;

const dataOf = (script: string) =>
  JSON.parse(script.replace('<script type="application/ld+json">', '').replace('</script>', '')) as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };

describe('readFaqPairs', () => {
  it.each([
    ['Q: One?\nA: Yes.\n\nQ: Two?\nA: No.'],
    ['F: One?\nA: Yes.\nF: Two?\nA: No.'],
    ['Domanda: One?\nRisposta: Yes.\n\nD: Two?\nR: No.'],
    ['One?\nYes.\n\nTwo?\nNo.'],
  ])('reads %j', (text) => {
    expect(readFaqPairs(text)).toEqual([
      { question: 'One?', answer: 'Yes.' },
      { question: 'Two?', answer: 'No.' },
    ]);
  });
  it('keeps the paragraphs of a labelled answer', () => {
    expect(readFaqPairs('Q: One\nand more?\nA: First.\nSame.\n\nSecond.')).toEqual([
      { question: 'One and more?', answer: 'First.\nSame.\n\nSecond.' },
    ]);
  });
});

describe('faqSchema', () => {
  it('makes FAQPage data and the same text as HTML', () => {
    const {
      json_ld: script,
      html,
      pairs,
      errors,
    } = made('Q: Is it oak?\nA: Yes & solid.\n\nAll of it.', {
      page_url: 'https://x.example/faq',
    });
    expect(JSON.parse(script.split('\n').slice(1, -1).join('\n'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url: 'https://x.example/faq',
      mainEntity: [
        { '@type': 'Question', name: 'Is it oak?', acceptedAnswer: { '@type': 'Answer', text: 'Yes & solid.\n\nAll of it.' } },
      ],
    });
    expect(html).toBe('<h3>Is it oak?</h3>\n<p>Yes &amp; solid.</p>\n<p>All of it.</p>');
    expect([pairs, errors]).toEqual([1, []]);
    expect(made('Q: a\nA: b', { html_block: false }).html).toBeUndefined();
  });
  it('cannot be broken out of', () => {
    const { json_ld: script, html } = made(
      'Q: </script><!-- "quoted" \u2028 שלום\nA: see <a href="javascript:x">here</a> </script><script>alert(1)</script>',
    );
    expect(script.match(/<\/?script/g)).toHaveLength(2);
    expect(script).not.toContain('<!--');
    expect(dataOf(script).mainEntity[0]?.acceptedAnswer.text).toBe('see <a>here</a>');
    expect(html).not.toMatch(/script|javascript/);
  });
  it('names what is empty, asked twice or not permitted, and leaves it out', () => {
    const { errors, pairs } = made(
      'Q: One?\nA: Yes.\n\nQ: one\nA: Again.\n\nQ: Two?\n\nQ:\nA: Lost.\n\nQ: Three?\nA: <b>Bold</b> <table><tr><td>x</td></tr></table>',
      {},
      'de',
    );
    expect(errors).toEqual([
      'Paar 2: „one“ kommt schon vor; weggelassen.',
      'Paar 3: „Two?“ hat keine Antwort; weggelassen.',
      'Paar 4: Die Frage ist leer; weggelassen.',
      'Paar 5: Diese Tags sind nicht zulässig und wurden entfernt: table, tr, td.',
    ]);
    expect(pairs).toBe(2);
  });
  it('answers an empty text and ends for a long one', () => {
    expect(made('')).toMatchObject({ json_ld: '', pairs: 0, errors: ['No questions with answers found.'] });
    expect(made('Q: <x\n'.repeat(20_000)).errors).toHaveLength(20);
    expect(made(`Q: a?\nA: ${'<b>'.repeat(30_000)}x`).pairs).toBe(1);
  });
});
