// What those who order meta titles must be able to rely on.
import { expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';

const titlesOf = async (changes: Record<string, unknown>, language = 'en') =>
  ((await draftExample('meta_title_description', changes, language))['meta_title_description'] as { meta_title: string }[]).map(
    ({ meta_title }) => meta_title,
  );

it.each([
  [
    'en',
    'Welsh wool blankets',
    'Twelve patterns, three sizes. Washable at 30 degrees.',
    'Welsh wool blankets: twelve patterns, three sizes',
  ],
  ['de', 'Sessel beziehen', 'Die Abholung ist im Preis enthalten. Es gibt 400 Stoffe.', 'Sessel beziehen: Es gibt 400 Stoffe'],
  ['it', 'vernice ad acqua', 'Asciuga in due ore. Il lavoro richiede un giorno.', 'Vernice ad acqua: asciuga in due ore'],
  ['es', 'guitarra flamenca', 'Incluye estuche y afinación. Pesa 1,4 kg.', 'Guitarra flamenca: incluye estuche y afinación'],
  [
    'fr',
    'ramonage Rennes',
    'Le certificat est remis le jour même. À partir de 69 €.',
    'Ramonage Rennes : le certificat est remis le jour même',
  ],
  ['pt-BR', 'conserto de bicicleta', 'A revisão custa R$ 180. Buscamos em casa.', 'Conserto de bicicleta: buscamos em casa'],
])(
  'a meta title takes a short fact of the page before a phrase that fits any in %s',
  async (language, primary_kw, page_text, title) => {
    const fields = { page_topic: null, primary_kw, page_text, brand: '', page_type: 'product', versions: 3 };
    expect(await titlesOf(fields, language)).toContain(title);
  },
);

it.each([
  ['it', 'potare gli ulivi', 'Quando e come potare gli ulivi nel primo anno', 'Potare gli ulivi: quando e come nel primo anno'],
  [
    'it',
    'cambio gomme invernali',
    'Scadenze, costi e documenti per il cambio gomme invernali',
    'Cambio gomme invernali: scadenze, costi e documenti',
  ],
  ['it', 'lievito madre', 'Come rinfrescare il lievito madre senza sprechi', 'Rinfrescare il lievito madre senza sprechi'],
  ['en', 'prune olive trees', 'When and how to prune olive trees in summer', 'Prune olive trees: when and how in summer'],
  ['de', 'Obstbäume schneiden', 'Wann und wie man junge Obstbäume schneidet', 'Wann und wie man junge Obstbäume schneidet'],
  ['es', 'podar olivos', 'Cómo podar olivos sin herramientas caras', 'Podar olivos sin herramientas caras'],
  ['fr', 'tailler les oliviers', 'Comment tailler les oliviers en hiver', 'Tailler les oliviers en hiver'],
  ['pt-BR', 'podar oliveiras', 'Como podar oliveiras no primeiro ano', 'Podar oliveiras no primeiro ano'],
])('a meta title of an article in %s uses the words of its topic: %s', async (language, primary_kw, page_topic, title) => {
  const fields = { page_topic, primary_kw, page_text: '', brand: '', page_type: 'article', versions: 2 };
  expect(await titlesOf(fields, language)).toContain(title);
});

it.each([
  ['fr', 'tailler les oliviers', 'Quand et comment tailler les oliviers la première année', 'la première année'],
  ['it', 'lievito madre', 'Nutrire il lievito madre in estate', 'nutrire in estate'],
])('a meta title in %s leaves no phrase without its verb or noun: %s', async (language, primary_kw, page_topic, torn) => {
  const fields = { page_topic, primary_kw, page_text: '', brand: '', page_type: 'article', versions: 4 };
  const titles = await titlesOf(fields, language);
  expect(titles.filter((title) => title !== page_topic && title.includes(torn))).toEqual([]);
});

it('a meta title does not say the words of its topic twice', async () => {
  const fields = { page_topic: 'Wool blankets woven in Wales', primary_kw: 'Welsh wool blankets', brand: 'Tregaron Mill' };
  expect((await titlesOf(fields))[0]).toBe('Wool blankets woven in Wales | Tregaron Mill');
});
