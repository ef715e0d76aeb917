import { findTool } from '@folio/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { handbooks } from '../chat/fixtures/handbooks.ts';
import { contextIn, orderLanguages, parsed } from '../composer/fixtures/orders.ts';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { findUnlisted } from './check-dictionary.ts';
import { proofread } from './proofread.ts';
import { misspellingsOf } from './spelling-findings.ts';

const { signal } = new AbortController();
const check = (text: string, language: ComposerLanguage = 'en', keep: string[] = []) =>
  proofread({ text, language, variant: null, keep, signal });

/** Wrong and right, by language. */
const samples: Partial<Record<ComposerLanguage, readonly (readonly [wrong: string, right: string])[]>> = {
  en: [
    [
      'Their is to many informations on the page, wich is a problem.',
      'There is too much information on the page, which is a problem.',
    ],
    [
      "She don't like it. I could of gone. We was there. Then i went home , and ate.",
      "She doesn't like it. I could have gone. We were there. Then I went home, and ate.",
    ],
    [
      'This is alot better then before. Its a good idea to book a hour ahead.',
      "This is a lot better than before. It's a good idea to book an hour ahead.",
    ],
    [
      'please come by the the shop. it is open until six, not untill nine.',
      'Please come by the shop. It is open until six, not until nine.',
    ],
  ],
  de: [
    [
      'Ich glaube, das wir nähmlich vieleicht am Besten heute abend anfangen.',
      'Ich glaube, dass wir nämlich vielleicht am besten heute Abend anfangen.',
    ],
    [
      'Der Standart ist besser wie früher, und die Kaffemaschine steht seid gestern in der Terasse .',
      'Der Standard ist besser als früher, und die Kaffeemaschine steht seit gestern in der Terrasse.',
    ],
    [
      'Alles ist fertig. die Adresse steht auf auf der Seite, nicht im flur.',
      'Alles ist fertig. Die Adresse steht auf der Seite, nicht im Flur.',
    ],
  ],
  it: [
    ["Qual'è il prezzo ? Perchè un pò di piu non fa male.", 'Qual è il prezzo? Perché un po’ di più non fa male.'],
    [
      "Ho prenotato un'albergo e un azienda all'areoporto. E' bello, la la colazzione è compresa,ma cara.",
      "Ho prenotato un albergo e un’azienda all'aeroporto. È bello, la colazione è compresa, ma cara.",
    ],
  ],
  es: [
    ['Habia muchas personas y tambien perros. Hubieron problemas.', 'Había muchas personas y también perros. Hubo problemas.'],
    ['¿Como puedo reservar? Cuánto cuesta la habitacion?', '¿Cómo puedo reservar? ¿Cuánto cuesta la habitación?'],
    ['Padres y hijos van a el parque , y ha echo sol.', 'Padres e hijos van al parque, y ha hecho sol.'],
  ],
  fr: [
    ['Parmis les clients, malgrès tout, si il vient je ai le hôtel.', 'Parmi les clients, malgré tout, s’il vient j’ai l’hôtel.'],
    [
      'Aujourdhui, le le prix est de un euro , et l’acceuil est là. A partir de demain !',
      'Aujourd’hui, le prix est d’un euro, et l’accueil est là. À partir de demain !',
    ],
  ],
  'pt-BR': [
    [
      'Voçê tem concerteza uma excessão. A promocao vai á partir de amanhã.',
      'Você tem com certeza uma exceção. A promoção vai a partir de amanhã.',
    ],
    [
      'Houveram muitos problemas , mas resolvemos. Porque isso acontece? Temos idéias e um novo vôo.',
      'Houve muitos problemas, mas resolvemos. Por que isso acontece? Temos ideias e um novo voo.',
    ],
  ],
};

describe.each(orderLanguages)('in %s', (language) => {
  it.each(samples[language] ?? [])('corrects «%s»', async (wrong, right) => {
    const { text, corrections } = await check(wrong, language);
    expect(text).toBe(right);
    for (const { original, replacement, explanation } of corrections) {
      expect(original).not.toBe(replacement);
      expect(explanation.length).toBeGreaterThan(5);
    }
    // A corrected text stays unchanged in a second pass.
    expect((await check(text, language)).corrections).toEqual([]);
  });

  it('changes nothing in a text that is right', async () => {
    const text = handbooks[language]?.text ?? (samples[language] ?? []).map(([, right]) => right).join(' ');
    expect((await check(text, language)).corrections).toEqual([]);
  });

  it('lists no misspelling that is a word, and no correction that is none', async () => {
    const listed = misspellingsOf(language);
    const wrong = await findUnlisted(language, 'en-GB', listed.keys(), signal);
    expect([...listed.keys()].filter((word) => !wrong.has(word))).toEqual([]);
    const right = [...listed.values()].flat().flatMap((words) => words.replaceAll('’', "'").split(' '));
    const british = await findUnlisted(language, 'en-GB', right, signal);
    expect([...(await findUnlisted(language, 'en-US', british.keys(), signal)).keys()]).toEqual([]);
  });
});

it('leaves names, addresses, codes, quotations and protected words alone', async () => {
  const text =
    'Alpenschuh GmbH of Graz sells the Kestrel 45 and the NF-45-GRN on https://alpenschuh.example/wich. He said “teh shop” to karim.azziz@x.example. Our glampin tents have wich tag #wich and `teh code`.';
  const { text: corrected, corrections, remarks } = await check(text, 'en', ['glampin']);
  expect(corrected).toBe(text.replace('have wich', 'have which'));
  expect(corrections.map(({ original }) => original)).toEqual(['wich']);
  expect(remarks).toEqual([]);
});

it('asks about what may be meant, and changes nothing of it', async () => {
  const text = 'Our boots keeps you dry. The resturaunt is on the left (behind the bank.';
  const { text: corrected, remarks } = await check(text);
  expect(corrected).toBe(text);
  expect(remarks.map(({ passage }) => passage)).toEqual(['Our boots keeps', 'resturaunt', '(behind the bank.']);
  expect(remarks[1]?.suggestions).toContain('restaurant');
});

it('keeps English words in other languages and Swiss spelling without ß', async () => {
  expect((await check('Le dashboard montre les details: the same page for all reels.', 'fr')).corrections).toEqual([]);
  const swiss = 'Die Strasse ist weiss, und die Grösse der Räume heisst nichts.';
  expect((await check(swiss, 'de')).corrections).toEqual([]);
  expect((await check(`${swiss} Das macht Spaß.`, 'de')).text).toContain('Straße ist weiß');
});

it('spells English as the text or the order does', async () => {
  const text = 'The color of the center is four milimeters off.';
  expect((await check(text)).text).toContain('millimeters');
  const british = await proofread({ text, language: 'en', variant: 'en-GB', keep: [], signal });
  expect(british.text).toContain('millimetres');
  expect(await proofread({ text, language: 'en', variant: 'en-AU', keep: [], signal })).toEqual(british);
  expect(british.remarks.map(({ passage }) => passage)).toEqual(['color', 'center']);
});

it('spells German as its region does, and changes no ß that someone wrote', async () => {
  const check = (text: string, variant: string) => proofread({ text, language: 'de', variant, keep: [], signal });
  const text = 'Die Strasse ist lang, und der Spaß daran ist groß.';
  const swiss = await check(text, 'de-CH');
  expect([swiss.text, swiss.corrections]).toEqual([text, []]);
  expect(swiss.remarks.map(({ passage, suggestions }) => [passage, suggestions])).toEqual([
    ['Spaß', ['Spass']],
    ['groß', ['gross']],
  ]);
  expect((await check('Die Strasse ist lang.', 'de-AT')).text).toBe('Die Straße ist lang.');
});

it('reads characters beyond the basic plane at the right places', async () => {
  expect((await check('🥾🥾 She go to the shop. 🥾 He have a apple.')).text).toBe(
    '🥾🥾 She goes to the shop. 🥾 He has an apple.',
  );
});

it('makes a document with reasons, and waits for a model where style is asked for', async () => {
  const tool = findTool('grammar_fixer');
  if (!tool) throw new Error('no grammar_fixer');
  const order = { text: 'I beleive wich.', level: 'errors', language: 'en' };
  const { html, engine } = await make(tool, parsed(tool, order), contextIn('en'));
  expect(engine.kind).toBe('composer');
  expect(html).toContain('I believe which.');
  expect(html).toContain('A common misspelling.');
  expect(html).toContain('without a model');
  await expect(make(tool, parsed(tool, { ...order, level: 'style' }), contextIn('en'))).rejects.toMatchObject({
    code: 'NEEDS_MODEL',
  });
  await expect(make(tool, parsed(tool, { ...order, language: 'sv' }), contextIn('sv'))).rejects.toMatchObject({
    code: 'LANGUAGE_NEEDS_MODEL',
  });
});

it('keeps the words of the brand voice and the glossary', async () => {
  const tool = findTool('grammar_fixer');
  if (!tool) throw new Error('no grammar_fixer');
  const order = parsed(tool, { text: 'The adress of the wich is definatly known.', level: 'errors', language: 'en' });
  const { result } = await make(
    tool,
    order,
    contextIn('en', {
      brand: { name: 'Adress', primary: null, background: null, secondary: null },
      memory: {
        recall: async () => new Map(),
        keep: async () => undefined,
        terms: async (source, target) => (source === 'en' && target === 'de' ? [{ source: 'wich', target: 'Wich' }] : []),
      },
    }),
  );
  expect(result['corrected_text']).toBe('The adress of the wich is definitely known.');
});

it('ends when it is called off', async () => {
  const controller = new AbortController();
  const running = proofread({
    text: samples.de?.[0]?.[0] ?? '',
    language: 'de',
    variant: null,
    keep: [],
    signal: controller.signal,
  });
  controller.abort();
  await expect(running).rejects.toMatchObject({ code: 'ABORTED' });
  expect((await check('Der Standart.', 'de')).text).toBe('Der Standard.');
});
