// A property listing says each thing once in its text, and in sentences.
import { findTool } from '@folio/catalogue/catalogue';
import { offerPatternsPhrases, propertyPhrases } from '@folio/locales/phrases';
import { describe, expect, it } from 'vitest';
import { make } from '../engine.ts';
import { contextIn, orderLanguages, parsed } from './fixtures/orders.ts';

const tool = findTool('real_estate_ad');
if (!tool) throw new Error('no property listing');

async function describeProperty(language: string, changes: Record<string, unknown>) {
  const input = parsed(tool as NonNullable<typeof tool>, {
    ...tool?.example,
    additional_features: 'Loggia',
    ...changes,
    language,
  });
  const { result } = await make(tool as NonNullable<typeof tool>, input, contextIn(language));
  return {
    title: String(result['title']),
    description: String(result['description']),
    highlights: result['highlights'] as string[],
    facts: result['facts'],
  };
}

describe.each(orderLanguages)('in %s', (language) => {
  const phrases = propertyPhrases[language];

  it.each(['new_build', 'renovated', 'to_be_renovated', 'good'] as const)('%s is said once in the text', async (condition) => {
    const { description, highlights, facts } = await describeProperty(language, { conditions: condition });
    const home = phrases.home('flat', condition);
    const isNamed = home.toLowerCase() !== phrases.types.flat.toLowerCase();
    expect(description.toLowerCase().split(home.toLowerCase())).toHaveLength(2);
    expect(description.includes(phrases.condition[condition])).toBe(!isNamed);
    expect(highlights).not.toContain(phrases.conditions[condition]);
    expect(facts).toContainEqual({ name: phrases.facts.condition, value: phrases.conditions[condition] });
  });

  it('has the way there among the features, and a label only where there are none', async () => {
    const way = { transport_proximity: 'Tram 4, 300 m' };
    expect((await describeProperty(language, way)).description).toContain('- Loggia\n- Tram 4, 300 m');
    expect((await describeProperty(language, { ...way, additional_features: '' })).description).toContain(
      phrases.transport('Tram 4, 300 m.'),
    );
  });

  it('calls no property that is to be renovated well kept, however long its headline would be', async () => {
    for (const property_type of ['villa', 'cottage', 'terraced_house', 'penthouse'] as const) {
      const far = {
        conditions: 'to_be_renovated',
        property_type,
        city: 'Castelluccio di Norcia',
        district: 'Campi',
        terrace: true,
      };
      const { title } = await describeProperty(language, far);
      expect(title).toContain(phrases.types[property_type].slice(1));
      expect(phrases.home(property_type, 'good')).not.toBe('');
      const good = phrases.home(property_type, 'good').toLowerCase();
      if (good !== phrases.types[property_type].toLowerCase()) expect(title.toLowerCase()).not.toContain(good);
    }
  });

  it('leaves a floor that makes no sentence to the key facts', async () => {
    const { description, facts } = await describeProperty(language, { floor: 'Xyz 3/B' });
    expect(description).not.toContain('Xyz');
    expect(facts).toContainEqual({ name: phrases.facts.floor, value: 'Xyz 3/B' });
  });
});

it.each([
  ['en', '3rd of 5', 'The property is on the 3rd of 5 floors.'],
  ['en', 'Ground floor', 'The property is on the ground floor.'],
  ['en', '2', 'The property is on floor 2.'],
  ['de', '3. Obergeschoss', 'Die Immobilie liegt im 3. Obergeschoss.'],
  ['de', 'zweite Etage', 'Die Immobilie liegt in der zweiten Etage.'],
  ['de', '0', 'Die Immobilie liegt im Erdgeschoss.'],
  ['it', 'Terzo piano', 'L’immobile si trova al terzo piano.'],
  ['it', 'ultimo piano', 'L’immobile si trova all’ultimo piano.'],
  ['es', '3.ª planta', 'La vivienda está en la 3.ª planta.'],
  ['es', 'Bajo', 'La vivienda está en planta baja.'],
  ['fr', '1', 'Le bien se trouve au 1er étage.'],
  ['fr', 'Rez-de-chaussée', 'Le bien se trouve au rez-de-chaussée.'],
  ['pt-BR', '3º andar de 8', 'O imóvel fica no 3º andar de 8.'],
] as const)('says the floor as a sentence in %s: %s', async (language, floor, sentence) => {
  expect((await describeProperty(language, { floor })).description).toContain(sentence);
});

it.each([
  ['en', 'loft, deposit two months, no pets', ['Loft']],
  ['de', 'Kamin; Nebenkosten 380 Euro; Kaution 3 Kaltmieten; Hund nach Absprache', ['Kamin']],
  ['it', 'camino, bagni da rifare, spese 90 €', ['Camino']],
  ['es', 'balcón, fianza 2 meses, no se admiten mascotas', ['Balcón']],
  ['fr', 'piscine, terrain arboré, taxe foncière 2 300 €', ['Piscine', 'Terrain arboré']],
  ['pt-BR', 'suíte, IPTU R$ 240/mês, condomínio R$ 890', ['Suíte']],
])('%s: costs, bans and work to be done are in the text and are no highlights', async (language, additional_features, wanted) => {
  const none = { terrace: false, garage: false, elevator: false, transport_proximity: '' };
  const { highlights, description } = await describeProperty(language, { ...none, additional_features });
  expect(highlights).toEqual(wanted);
  expect(description.match(/^- /gm)?.length).toBe(additional_features.split(/[;,] /).length);
});

const plain = {
  city: 'Aix',
  district: '',
  conditions: 'good',
  property_type: 'villa',
  terrace: true,
  garage: true,
  transport_proximity: '',
};

it.each([
  ['en', 'Walled garden\nHeated pool\nTwo garages with a pit', 'with pool and garden', 'with pool, garden and terrace', 'Garage'],
  ['de', 'Südgarten\nBeheizter Pool\nDoppelgarage mit Grube', 'mit Pool und Garten', 'mit Pool, Garten und Terrasse', 'Garage'],
  [
    'it',
    'giardino recintato\npiscina riscaldata\ngarage doppio',
    'con piscina e giardino',
    'con piscina, giardino e terrazzo',
    'Box auto',
  ],
  ['es', 'jardín cerrado\npiscina climatizada\ngaraje doble', 'con piscina y jardín', 'con piscina, jardín y terraza', 'Garaje'],
  ['fr', 'jardin clos\npiscine chauffée\ngarage double', 'avec piscine et jardin', 'avec piscine, jardin et terrasse', 'Garage'],
  ['pt-BR', 'jardim murado\npiscina aquecida\ngaragem dupla', 'com piscina e jardim', 'com piscina, jardim e terraço', 'Garagem'],
])(
  '%s: what few homes have comes first, and what is described is not named once more',
  async (language, extras, title, lead, garage) => {
    const made = await describeProperty(language, { ...plain, additional_features: extras });
    expect(made.title).toContain(title);
    expect(made.description).toContain(lead);
    const [garden = '', pool = ''] = extras.split('\n').map((extra) => extra.toLowerCase());
    expect(made.highlights.slice(0, 2).map((highlight) => highlight.toLowerCase())).toEqual([garden, pool]);
    expect(made.highlights).not.toContain(garage);
    for (const sentence of propertyPhrases[language as 'en'].building({ floor: '', hasLift: false, hasGarage: true }))
      expect(made.description).not.toContain(sentence);
  },
);

it.each([
  ['en', 'Communal pool, no garden, room for a sauna', /pool|garden|sauna/iu],
  ['de', 'Gemeinschaftlicher Pool, kein Garten, Platz für Sauna', /pool|garten|sauna/iu],
  ['it', 'piscina condominiale, senza giardino, predisposizione sauna', /piscina|giardino|sauna/iu],
  ['es', 'piscina comunitaria, sin jardín, sauna compartida', /piscina|jardín|sauna/iu],
  ['fr', 'piscine commune, sans jardin, sauna partagé', /piscine|jardin|sauna/iu],
  ['pt-BR', 'piscina coletiva, sem jardim, sauna compartilhada', /piscina|jardim|sauna/iu],
])('%s: what others share or a home lacks is in no title', async (language, additional_features, words) => {
  expect((await describeProperty(language, { ...plain, additional_features })).title).not.toMatch(words);
});

it.each([
  ['en', 'agency commission 2%\nservice charge £90'],
  ['de', 'Käuferprovision 2,98 %\nNebenkosten 280.-'],
  ['it', 'provvigione 3 %\nspese 90 €/mese'],
  ['es', 'comisión 3 %\ncomunidad 65 €/mes'],
  ['fr', 'honoraires 4 %\ncharges 120 €/mois'],
  ['pt-BR', 'corretagem 5 %\ncondomínio R$ 780'],
])('%s: no fee is a highlight', async (language, additional_features) => {
  const { highlights } = await describeProperty(language, { ...plain, elevator: false, additional_features });
  expect(highlights).toHaveLength(2);
});

it('writes square metres as elsewhere, and ends no line with the stop of a date', async () => {
  const { description } = await describeProperty('de', {
    ...plain,
    additional_features: 'Erstbezug per 1. April., Keller 12 m2, Loggia',
  });
  expect(description).toContain('- Erstbezug per 1. April\n- Keller 12\u00a0m²\n');
});

it.each(['es', 'it', 'fr'] as const)('asks to a visit without a gender (%s)', (language) => {
  const { bold, warm } = offerPatternsPhrases[language].property.closing;
  expect([...bold, ...warm].flat().join(' ')).not.toMatch(/(?:ver|véa)l[ao]|vederlo|lo veda|le (?:visiter|découvrir)/iu);
});
