// What those who order style guides must be able to rely on.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import type { EngineContext, SourceText } from '../engine-types.ts';
import { languagesWithoutModel } from '../without-model.ts';
import { compose } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, parsed } from './fixtures/orders.ts';

describe('style guides', () => {
  interface Guide {
    voice_summary: string;
    traits: { trait: string; description: string }[];
    person_and_address: string;
    vocabulary: { preferred: string[]; avoid: string[] };
    by_channel: { example: string }[];
    before_after: unknown[];
    punctuation_and_format: string[];
  }
  const guide = async (changes: Record<string, unknown>, language = 'en', context: Partial<EngineContext> = {}) =>
    (await draftExample('brand_style_guide', changes, language, context)) as unknown as Guide;
  const samples = String(findTool('brand_style_guide')?.example['samples']);

  it('quote the samples word for word, and make up no pairs', async () => {
    const made = await guide({});
    const quotes = made.traits.flatMap(({ description }) =>
      [...description.matchAll(/Proof: “([^”]+)”/gu)].map(([, quote]) => quote),
    );
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    for (const quote of quotes) expect(samples).toContain(quote);
    for (const { example } of made.by_channel) expect(samples).toContain(example);
    expect(made.before_after).toEqual([]);
    expect(made.person_and_address).toContain('“we”');
  });

  it('claim nothing where the samples are too short to judge', async () => {
    const made = await guide({ samples: 'We bake. You eat!' });
    expect(made.traits).toEqual([]);
    expect(made.person_and_address).toMatch(/^To add: /);
    expect(made.voice_summary).toContain('To add: more sample texts');
  });

  it('count exclamation marks, and name competitors as words to avoid', async () => {
    const made = await guide({ samples: `${samples} Come on in!`, competitors: ['Fast Tables'] });
    expect(made.traits.map(({ trait }) => trait)).not.toContain('Does not shout');
    expect(made.punctuation_and_format[0]).toBe('Exclamation marks: 1 in 7 sentences.');
    expect(made.vocabulary.avoid).toEqual(['Fast Tables']);
  });

  it('read pages and files, cited', async () => {
    const tool = findTool('brand_style_guide');
    if (!tool) throw new Error('no guide');
    const page: SourceText = { id: 9, title: 'About', url: 'https://a.example', text: `# About us\n\n${samples}` };
    const input = parsed(tool, { ...tool.example, samples: '', source_urls: ['https://a.example'] });
    const { result, sourcesUsed } = await compose(tool, input, contextIn('en', { sources: [page] }));
    expect(tool.result.safeParse(result).error).toBeUndefined();
    expect(sourcesUsed).toEqual([9]);
    expect(JSON.stringify(result)).toContain('We make tables.');
  });

  it('describe samples of another language in the language of the guide', async () => {
    const made = await guide({}, 'de');
    expect(made.person_and_address).toBe(
      'Die Marke spricht von sich als „wir“. Die Leser werden direkt angesprochen, mit „you“.',
    );
  });

  it('are offered in the languages of the tool alone', () => {
    const tool = findTool('brand_style_guide');
    expect(tool && languagesWithoutModel(tool).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  });
});

it.each([
  [
    'es',
    'Y si se os olvida, venid igual: algo habrá. Vuestro pan está listo cuando queráis, y os lo guardamos hasta las ocho. Amasamos cada noche y nuestro horno no descansa. ¿Por qué tarda tanto un buen pan? Porque no le metemos prisa, y os damos lo que sale.',
    'vosotros',
  ],
  [
    'de',
    'Bring dein Rad vorbei, wir schauen drüber und sagen dir ehrlich, was sich lohnt. Wenn du willst, warten wir gemeinsam mit dir. Eine Inspektion kostet bei uns 69 Euro. Ein Rad ist ein Rad, und dein Rad hat etwas Besseres verdient als den Keller. Warum auch nicht?',
    '„du“',
  ],
  [
    'it',
    'Gentile Cliente, il nostro Studio La accompagna con chiarezza e senza fretta. Per gli atti urgenti La invitiamo in sede. Il preventivo è gratuito e non La impegna. Riceviamo dal lunedì al venerdì, dalle 9 alle 18. I costi dipendono dal valore della casa e dalle imposte.',
    '«Lei»',
  ],
] as const)('a guide names the form of address as the samples have it (%s)', async (language, samples, form) => {
  const guide = await draftExample('brand_style_guide', { samples, source_urls: [], files: [] }, language);
  expect(JSON.stringify(guide)).toContain(form);
});
