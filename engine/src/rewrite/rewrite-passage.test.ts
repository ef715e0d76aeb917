import type { InterfaceLanguage } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/tokens.ts';
import { rewritePassage, whyNotBuiltIn } from './rewrite-passage.ts';
import type { RewriteRequest } from './rewrite-types.ts';
import { shortenPassage } from './shorten-passage.ts';
import { simplifyPassage } from './simplify-passage.ts';
import { tightenSentence } from './tighten-sentence.ts';

const passages = {
  en: 'Our workshop has really made oak tables since 1952. Every table is made by hand (by people who love wood). The oak comes from the forest behind the workshop. Many visitors tell us that they like the smell of the wood when they come in. Delivery of a table takes six weeks.',
  it: 'La nostra bottega costruisce tavoli di rovere dal 1952. Ogni tavolo è davvero fatto a mano (da chi ama il legno). Il rovere viene dal bosco dietro la bottega. Molti visitatori ci dicono che amano il profumo del legno quando entrano. La consegna di un tavolo richiede sei settimane.',
  de: 'Unsere Werkstatt baut seit 1952 wirklich gute Tische aus Eiche. Jeder Tisch entsteht von Hand (bei Menschen, die Holz lieben). Die Eiche kommt aus dem Wald hinter der Werkstatt. Viele Besucher sagen uns, dass sie den Duft des Holzes mögen, wenn sie eintreten. Die Lieferung eines Tisches dauert sechs Wochen.',
  es: 'Nuestro taller construye mesas de roble desde 1952. Cada mesa está realmente hecha a mano (por gente que ama la madera). El roble viene del bosque que hay detrás del taller. Muchos visitantes nos dicen que les gusta el olor de la madera cuando entran. La entrega de una mesa tarda seis semanas.',
  fr: 'Notre atelier fabrique des tables en chêne depuis 1952. Chaque table est vraiment faite à la main (par des gens qui aiment le bois). Le chêne vient de la forêt derrière l’atelier. De nombreux visiteurs nous disent aimer l’odeur du bois quand ils entrent. La livraison d’une table prend six semaines.',
  'pt-BR':
    'Nossa oficina constrói mesas de carvalho desde 1952. Cada mesa é realmente feita à mão (por gente que ama madeira). O carvalho vem da floresta atrás da oficina. Muitos visitantes nos dizem que gostam do cheiro da madeira quando entram. A entrega de uma mesa leva seis semanas.',
} satisfies Partial<Record<InterfaceLanguage, string>>;
type TestedLanguage = keyof typeof passages;
const languages = Object.keys(passages) as TestedLanguage[];

/** A long sentence with a joint, and heavy words, with their plain version. */
const heavy: Record<TestedLanguage, [before: string, after: string]> = {
  en: [
    'We utilize oak from the forest in order to keep the way of the wood short, and we deliver every table ourselves within six weeks.',
    'We use oak from the forest to keep the way of the wood short. We deliver every table ourselves within six weeks.',
  ],
  it: [
    'Usiamo il rovere del bosco al fine di tenere breve la strada del legno fino alla bottega, ma noi consegniamo ogni tavolo entro sei settimane.',
    'Usiamo il rovere del bosco per tenere breve la strada del legno fino alla bottega. Ma noi consegniamo ogni tavolo entro sei settimane.',
  ],
  de: [
    'Wir nehmen oftmals Eiche aus dem Wald hinter der Werkstatt, damit der Weg kurz bleibt, und wir liefern jeden Tisch selbst in sechs Wochen.',
    'Wir nehmen oft Eiche aus dem Wald hinter der Werkstatt, damit der Weg kurz bleibt. Wir liefern jeden Tisch selbst in sechs Wochen.',
  ],
  es: [
    'Usamos roble del bosque con el fin de que el camino de la madera sea corto; nosotros mismos entregamos cada mesa en seis semanas.',
    'Usamos roble del bosque para que el camino de la madera sea corto. Nosotros mismos entregamos cada mesa en seis semanas.',
  ],
  fr: [
    'Nous prenons le chêne de la forêt afin de garder le chemin du bois court, et nous livrons chaque table nous-mêmes en six semaines.',
    'Nous prenons le chêne de la forêt pour garder le chemin du bois court. Nous livrons chaque table nous-mêmes en six semaines.',
  ],
  'pt-BR': [
    'Usamos carvalho da floresta a fim de manter curto o caminho da madeira até a oficina, mas nós entregamos cada mesa em seis semanas.',
    'Usamos carvalho da floresta para manter curto o caminho da madeira até a oficina. Mas nós entregamos cada mesa em seis semanas.',
  ],
};

describe.each(languages)('%s', (language) => {
  const passage = passages[language];
  it('shorter: clearly shorter, every word from the passage and in its order, with the figure that matters', () => {
    const shorter = shortenPassage(passage, language);
    expect(countWords(shorter)).toBeLessThanOrEqual(countWords(passage) * 0.7);
    expect(countWords(shorter)).toBeGreaterThan(countWords(passage) * 0.25);
    expect(shorter).toContain('1952');
    let rest = wordsOf(passage, language);
    for (const word of wordsOf(shorter, language)) {
      const at = rest.indexOf(word);
      expect(at, word).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + 1);
    }
  });
  it('shorter: paragraphs stay paragraphs', () => {
    expect(shortenPassage(`${passage}\n${passage}`, language).split('\n')).toHaveLength(2);
  });
  it('simpler: a long sentence is split at its joint, heavy words become plain ones', () => {
    const [before, after] = heavy[language];
    expect(simplifyPassage(before, language)).toBe(after);
    expect(simplifyPassage(after, language)).toBe(after);
  });
});

it('what turns the sense or breaks the grammar stays', () => {
  for (const [sentence, language] of [
    ['The table is not really made for children.', 'en'],
    ['It stands in a very old house by the sea.', 'en'],
    ['This is the very best wood that we have.', 'en'],
    ['Das Holz ist nicht sehr hart und darum leicht.', 'de'],
    ['Eigentlich ist der Tisch aus Eiche gemacht.', 'de'],
    ['La table n’est pas très grande pour nous.', 'fr'],
    ['Il y a de très anciennes tables ici.', 'fr'],
    ['Esta madera no es muy dura para nosotros.', 'es'],
    ['It weighs 40 kg (88 lb) with its drawers.', 'en'],
  ] as const)
    expect(tightenSentence(sentence, language)).toBe(sentence);
  expect(tightenSentence('Of course, the table is very heavy.', 'en')).toBe('The table is heavy.');
});

const context = {
  language: 'en',
  textModel: null,
  given: passages.en,
  now: new Date('2026-06-01T00:00:00Z'),
  onModelCall: () => undefined,
  signal: new AbortController().signal,
};
const request = (more: Partial<RewriteRequest>): RewriteRequest => ({
  action: 'shorter',
  passage: passages.en,
  before: '',
  after: '',
  ...more,
});

it('without a model: says what it cannot do, and where nothing changes', async () => {
  const reported: string[] = [];
  const ask = (more: Partial<RewriteRequest>, language = 'en') =>
    rewritePassage(request(more), { ...context, language, onText: (text) => reported.push(text) });
  const { text, engine, claims } = await ask({});
  expect([reported, engine.kind, claims]).toEqual([[text], 'composer', []]);
  await expect(ask({ action: 'longer' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  await expect(ask({ action: 'voice' })).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  await expect(ask({ passage: 'Six weeks.' })).rejects.toMatchObject({ code: 'NOTHING_TO_CHANGE' });
  await expect(ask({ passage: 'Wij maken tafels.' }, 'nl-NL')).rejects.toMatchObject({ code: 'LANGUAGE_NEEDS_MODEL' });
  expect(whyNotBuiltIn('simpler', 'pt-PT')).toBeNull();
});

it('a passage in another language than its document keeps its own', async () => {
  const { text } = await rewritePassage(request({ action: 'simpler', passage: heavy.de[0] }), {
    ...context,
    onText: () => undefined,
  });
  expect(text).toBe(heavy.de[1]);
});
