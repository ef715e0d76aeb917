// What shops must be able to rely on: the limits of each marketplace, and that nothing is sold that was not given.
import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../document/plain-text.ts';
import { compose } from './composer.ts';
import { draftExample } from './fixtures/draft-example.ts';
import { contextIn, parsed } from './fixtures/orders.ts';
import { subjects } from './fixtures/subjects.ts';

describe('product descriptions', () => {
  it('leave data in another language to a model', async () => {
    const describeProduct = (changes: Record<string, unknown>) => draftExample('product_description_generator', changes);
    await expect(describeProduct({ translate_from: 'it' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    expect(await describeProduct({ translate_from: 'en' })).toHaveProperty('title');
  });

  it.each([
    ['it', 'Famiglie', 'le famiglie'],
    ['it', 'giardinieri', 'i giardinieri'],
    ['it', 'sportivi', 'gli sportivi'],
    ['it', 'giovani famiglie', 'le giovani famiglie'],
    ['it', 'principianti ed esperti', 'i principianti e gli esperti'],
    ['it', 'chi ama il mare', 'chi ama il mare'],
    ['it', 'sette amici', 'sette amici'],
    ['fr', 'Familles avec enfants', 'les familles avec enfants'],
    ['fr', 'débutants et confirmés', 'les débutants et les confirmés'],
    ['fr', 'tous les jardiniers', 'tous les jardiniers'],
    ['fr', 'deux amis', 'deux amis'],
    ['es', 'Jardineros', 'jardineros'],
    ['pt-BR', 'Jardineiros', 'jardineiros'],
    ['de', 'Familien', 'Familien'],
    ['en', 'Families', 'families'],
  ])('%s: say in a sentence that they are for "%s"', async (language, audience, said) => {
    for (const tone of ['neutral', 'friendly']) {
      for (const product_name of subjects) {
        const changes = { product_name, audience, tone, technical_data: '' };
        const { short_description } = await draftExample('product_description_generator', changes, language);
        expect(short_description).toContain(` ${said}`);
        // More than the name, a preposition and the audience.
        expect(short_description).toMatch(
          /(?<!\p{L})(?:is|meet|offer|ist|gibt|eignet|haben|è|nasce|presentiamo|proponiamo|abbiamo|ecco|pensiamo|c’è|est|voici|proposons|avons|présentons|y a|es|ofrecemos|se dirige|tenemos|hemos|hay|traemos|aquí está|é|apresentamos|oferecemos|temos|pensamos|presentamos|aqui está|há)(?!\p{L})/iu,
        );
      }
    }
  });
});

describe('questions and answers', () => {
  const faq = async (changes: Record<string, unknown>, language = 'en') =>
    (await draftExample('faq_generator', changes, language))['faq'] as {
      question: string;
      answer: string;
      needs_check: boolean;
    }[];

  it('keep the pairs that were given, over several lines too', async () => {
    const information = 'Do you ship abroad?\nYes, to all of Europe.\nIt takes five days.\n\nThe bag weighs 2 kg.';
    const [first, second] = await faq({ information });
    expect(first).toEqual({
      question: 'Do you ship abroad?',
      answer: 'Yes, to all of Europe. It takes five days.',
      needs_check: false,
    });
    expect(second).toMatchObject({ question: 'What are the size and material?', answer: 'The bag weighs 2 kg.' });
  });

  it('note beside the text what the information does not answer, and invent nothing', async () => {
    const tool = findTool('faq_generator');
    if (!tool) throw new Error('no FAQ');
    const input = parsed(tool, { ...tool.example, information: 'The tour is suitable for families.' });
    const { result, delivery } = await compose(tool, input, contextIn('en'));
    expect(result['faq']).toEqual([expect.objectContaining({ answer: 'The tour is suitable for families.', needs_check: true })]);
    expect(delivery.notes).toEqual([
      expect.stringMatching(/^How much does it cost\? To add: /u),
      expect.stringMatching(/^How do I book or order\? To add: /u),
    ]);
  });

  it('gather what belongs together and keep to the number that was asked for', async () => {
    const information = 'Returns are free within 30 days.\nYou can cancel until the evening before.\nIt costs 20 euros.';
    const made = await faq({ information, quantity: 3 });
    expect(made).toHaveLength(2);
    expect(made[1]?.answer).toBe('Returns are free within 30 days. You can cancel until the evening before.');
  });

  it('take sentences from sources and say which', async () => {
    const tool = findTool('faq_generator');
    if (!tool) throw new Error('no faq');
    const source = {
      id: 7,
      title: 'Terms',
      url: null,
      text: 'The annual membership of the library costs 24 euros for adults and nothing for children.',
    };
    const input = { subject: 'Library card', quantity: 6, answer_length: 'short', language: 'en', additional_source_ids: [7] };
    const made = await compose(tool, input, contextIn('en', { sources: [source] }));
    expect(made.sourcesUsed).toEqual([7]);
    expect(JSON.stringify(made.result)).toContain('costs 24 euros');
  });
});

describe('features of a product', () => {
  const describedAs = async (language: string, features: string) =>
    textOfHtml(
      String((await draftExample('product_description_generator', { features, length: 150 }, language))['description_html']),
    );

  it.each([
    [
      'en',
      'Roof keeps the seed dry\nMade in Devon\nSuitable for poles',
      ['The roof keeps the seed dry.', 'It is made in Devon and suitable for poles.'],
    ],
    [
      'de',
      'Spülmaschinenfest\nHergestellt im Sauerland\nDeckel mit Griff',
      ['Das Produkt ist spülmaschinenfest.', 'Hergestellt wird das Produkt im Sauerland.'],
    ],
    ['it', 'Fatta a mano a Lucca\nSi piega in un gesto', ['È fatta a mano a Lucca.', 'Si piega in un gesto.']],
    ['es', 'Hecha a mano\nResistente al agua', ['Está hecha a mano.', 'Es resistente al agua.']],
    [
      'fr',
      'Fabriqué en Bretagne\nFiltre amovible\nAnse froide',
      ['Le produit est fabriqué en Bretagne.', 'filtre amovible et anse froide'],
    ],
    ['pt-BR', 'Feita à mão no Ceará\nPode lavar na máquina', ['É feita à mão no Ceará.', 'Pode lavar na máquina.']],
  ])('become whole sentences by what they are in %s', async (language, features, sentences) => {
    const text = await describedAs(language, features);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it('leave a measure without a sentence of its own to the table', async () => {
    const made = await draftExample('product_description_generator', {
      features: 'Thread count: 300\nWeight: 2 kg\nWashable\nSoft',
    });
    expect(String(made['description_html']) + String(made['short_description'])).not.toContain('Thread count');
    expect(made['specifications']).toEqual(expect.arrayContaining([{ name: 'Thread count', value: '300' }]));
    expect(String(made['short_description'])).toContain('It weighs 2 kg.');
  });
});
