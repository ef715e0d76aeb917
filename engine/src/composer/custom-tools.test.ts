// Requirements of users with a style guide order.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { compose } from '../composer.ts';
import type { EngineContext, SourceText } from '../core/engine-types.ts';
import { languagesWithoutModel } from '../without-model.ts';
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

const guideOf = async (language: string, brand: string, samples: string) =>
  (await draftExample(
    'brand_style_guide',
    { brand, samples, values: '', audience: '', source_urls: [], files: [] },
    language,
  )) as {
    voice_summary: string;
    traits: { trait: string; description: string; do: string; dont: string }[];
    person_and_address: string;
    vocabulary: { preferred: string[] };
    by_channel: { guidance: string; example: string }[];
  };

// None of them names itself or says "we" as a word of its own.
const withoutName = {
  it: 'Impastiamo la sera e sforniamo alle sei. Usiamo farine del paese e lievito di quarant’anni. Il sabato apriamo alle sette, la domenica restiamo a letto. Proviamo una ricetta nuova ogni mese, e la peggiore finisce al cane. Vendiamo fino a esaurimento.',
  es: 'Amasamos por la noche y horneamos a las seis. Servimos pan de centeno y bollos de anís. Somos cuatro y un gato. Los sábados abrimos a las siete, y los domingos dormimos. Probamos una receta al mes, y la peor se la lleva el perro.',
  fr: 'On pétrit le soir et on cuit à six heures. Les farines viennent du village, le levain a quarante ans. Le samedi, on ouvre à sept heures, et le dimanche, on dort. Une recette nouvelle chaque mois, et la pire est pour le chien.',
};

it.each([
  ['it', '«noi»', 'Impastiamo la sera'],
  ['es', '«nosotros»', 'Amasamos por la noche'],
  ['fr', '«\u00a0on\u00a0»', 'On pétrit le soir'],
] as const)('a guide reads “we” from verbs without a pronoun, and "on" in French (%s)', async (language, person, proof) => {
  const guide = await guideOf(language, 'Forno Rossi', withoutName[language]);
  expect(guide.person_and_address).toContain(person);
  expect(guide.traits[0]?.description).toContain(proof);
});

it.each([
  [
    'es',
    'Cada caja pesa 400 gramos. Los últimos tramos del camino son los mejores. Los próximos primos llegan en mayo. Los mínimos extremos no importan. El queso madura sesenta días en la cueva, y la corteza se cepilla a mano. Cada pieza lleva su fecha y su número.',
  ],
  [
    'it',
    'Un richiamo al mare. Il pane cuoce in forno a legna. Ogni pezzo pesa un chilo. Il supremo gusto estremo della crosta scura. La farina arriva dal mulino il lunedì, e il lievito riposa due giorni in cantina. Ogni pagnotta porta la sua data.',
  ],
] as const)('a guide says nothing of the person without “we” and without its name (%s)', async (language, samples) => {
  const guide = await guideOf(language, 'Forno Rossi', samples);
  expect(guide.person_and_address).not.toMatch(/noi|nosotros|nombre|nome/u);
  expect((await guideOf(language, 'Forno Rossi', `${samples} Forno Rossi.`)).person_and_address).toMatch(/nombre|nome/u);
});

it('a guide calls no brand casual that says "Sie"', async () => {
  const samples =
    'Wir sind für Sie da, auch nachts. Sie rufen an, wir kommen. Jetzt ist Zeit für Sie. Sie tun nur, was Sie tun mögen. Was war, das hat bei uns Platz. Wir sind nah, und wir sind still. Sie sind nicht allein.';
  const { voice_summary } = await guideOf('de', 'Haus Abendruh', samples);
  expect(voice_summary).toContain('Der Ton von');
  expect(voice_summary).not.toContain('locker');
});

it('a guide limits sentences and questions to what was counted, and forbids nothing that a sample does', async () => {
  const samples =
    'How many eggs? Six, and many more in spring. I feed the hens, and we sell what they lay. Our yard opens at 8. We deliver 120 boxes on Friday, and 90 on Monday. Our hens walk where they like. Want one? We do not sell hens.';
  const { traits } = await guideOf('en', 'Hen Yard', samples);
  const rules = traits.flatMap(({ do: advice, dont }) => [advice, dont]).join(' ');
  expect(rules).toContain('No sentence over 10 words.');
  expect(rules).toContain('Not more often: 2 in ');
  expect(rules).not.toMatch(/answers itself|“I”|“many”/u);
});

it('a guide prefers words from three uses on, never its own name, and speaks of none where there is none', async () => {
  const twice =
    'We bake bread. Our bread rests a night. We sell cake on Friday, and the cake is gone by noon. Come early and bring a bag, we have none. The oven is older than our baker, and warmer too. Nobody leaves the shop hungry here.';
  const none = await guideOf('en', 'Yeast', twice);
  expect(none.vocabulary.preferred).toEqual([]);
  expect(JSON.stringify(none.by_channel)).not.toContain('favourite words');
  const often = await guideOf('en', 'Cake Corner', `${twice} Good bread needs time. The cake needs none.`);
  expect(often.vocabulary.preferred).toEqual(['bread']);
  expect(often.by_channel[0]?.guidance).toContain('favourite words');
});

it('a guide gives no answer and no question as the example of what a section is about', async () => {
  const samples =
    'Yes, even on Sundays. Want a ride? We lend bikes with baskets that take a dog. Our shop is open from 8 to 20. No, it never rains. We repair what breaks within a day. Your second ride is on us, and so is the third one.';
  const examples = (await guideOf('en', 'Bike Barn', samples)).by_channel.map(({ example }) => example);
  for (const example of examples) expect(example).not.toMatch(/^(?:Yes|No)\b/u);
  expect(examples[1]).not.toContain('?');
});
