// A property listing says each thing once in its text, and in sentences.
import { findTool } from '@folio/catalogue/catalogue';
import { propertyPhrases } from '@folio/locales/phrases/property';
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
