// A missed allergen can harm: dishes that no list of examples holds, and the word that the kitchen must be asked.

import { interfaceLanguages } from '@folio/contract/languages';
import { allergensLexicon } from '@folio/locales/lexicon';
import { describe, expect, it } from 'vitest';
import { allergensIn, unrecognisedIn } from './allergens.ts';

it.each([
  ['en', 'Trofie, ship’s biscuit', 'Gluten'],
  ['en', 'Busiate', 'Gluten'],
  ['en', 'Sarde a beccafico', 'Fish'],
  ['en', 'Grilled hake', 'Fish'],
  ['en', 'Pesto', 'Milk'],
  ['en', 'Hummus', 'Sesame'],
  ['en', 'Carbonara', 'Eggs'],
  ['en', 'Cockles', 'Molluscs'],
  ['de', 'Zwieback', 'Gluten'],
  ['de', 'Seezunge', 'Fisch'],
  ['de', 'Maultaschen', 'Gluten'],
  ['de', 'Spiegelei', 'Eier'],
  ['it', 'Cialda', 'Glutine'],
  ['it', 'Sarde a beccafico', 'Pesce'],
  ['it', 'Orata', 'Pesce'],
  ['it', 'Pesto', 'Latte'],
  ['it', 'Mazzancolle', 'Crostacei'],
  ['es', 'Rape', 'Pescado'],
  ['es', 'Galleta', 'Gluten'],
  ['es', 'Chipirones', 'Moluscos'],
  ['fr', 'Lotte', 'Poissons'],
  ['fr', 'Gaufre', 'Gluten'],
  ['fr', 'Langoustine', 'Crustacés'],
  ['pt-BR', 'Tainha', 'Peixes'],
  ['pt-BR', 'Torrada', 'Glúten'],
  ['pt-BR', 'Requeijão', 'Leite'],
] as const)('%s: %s names %s', (language, dish, allergen) => {
  expect(allergensIn(dish, language)).toContain(allergen);
});

it.each([
  ['en', 'pine nuts'],
  ['en', 'coconut milk'],
  ['de', 'Buchweizen'],
  ['it', 'grano saraceno'],
] as const)('%s: %s names none', (language, food) => {
  expect(allergensIn(food, language)).toEqual([]);
});

it.each([
  ['en', ['wild rocket', 'olive oil', 'xanthan glaze'], ['xanthan glaze']],
  ['de', ['gegrillte Zucchini', 'Olivenöl', 'Garum'], ['Garum']],
  ['it', ['pomodori', 'olio di oliva', 'xantano'], ['xantano']],
  ['es', ['patatas asadas', 'aceite de oliva', 'xantana'], ['xantana']],
  ['fr', ['pommes de terre', 'huile d’olive', 'garum'], ['garum']],
  ['pt-BR', ['batata assada', 'azeite de oliva', 'garum'], ['garum']],
] as const)('names what it does not know (%s)', (language, ingredients, unknown) => {
  expect(unrecognisedIn(ingredients, language)).toEqual(unknown);
});

it.each([
  ['en', 'Fish pie with pollock', 'Fish'],
  ['en', 'Devilled whitebait', 'Fish'],
  ['en', 'Taramasalata', 'Fish'],
  ['en', 'Lobster thermidor', 'Crustaceans'],
  ['en', 'Scotch egg', 'Eggs'],
  ['en', 'Pavlova', 'Eggs'],
  ['en', 'Chicken tikka with naan', 'Gluten'],
  ['en', 'Samosa', 'Gluten'],
  ['en', 'Welsh rarebit', 'Milk'],
  ['en', 'Panna cotta', 'Milk'],
  ['en', 'Bakewell tart', 'Nuts'],
  ['en', 'Frangipane', 'Nuts'],
  ['en', 'Waldorf salad', 'Celery'],
  ['en', 'Piccalilli', 'Mustard'],
  ['en', 'Falafel', 'Sesame'],
  ['en', 'Teriyaki salmon', 'Soya'],
  ['en', 'Cider', 'Sulphites'],
  ['en', 'Razor clams', 'Molluscs'],
  ['de', 'Felchenfilet', 'Fisch'],
  ['de', 'Brathering', 'Fisch'],
  ['de', 'Petersfisch', 'Fisch'],
  ['de', 'Kaisergranat', 'Krebstiere'],
  ['de', 'Kaiserschmarrn', 'Eier'],
  ['de', 'Sauce béarnaise', 'Eier'],
  ['de', 'Germknödel', 'Gluten'],
  ['de', 'Flammkuchen', 'Gluten'],
  ['de', 'Schupfnudeln', 'Gluten'],
  ['de', 'Obatzda', 'Milch'],
  ['de', 'Käsespätzle', 'Milch'],
  ['de', 'Linzer Torte', 'Schalenfrüchte'],
  ['de', 'Suppengrün', 'Sellerie'],
  ['de', 'Honigsenf', 'Senf'],
  ['de', 'Falafel', 'Sesam'],
  ['de', 'Apfelmost, Most', 'Sulfite'],
  ['de', 'Jakobsmuscheln', 'Weichtiere'],
  ['it', 'Rana pescatrice', 'Pesce'],
  ['it', 'Ricciola', 'Pesce'],
  ['it', 'Cacciucco', 'Pesce'],
  ['it', 'Canocchie', 'Crostacei'],
  ['it', 'Granseola', 'Crostacei'],
  ['it', 'Crema pasticcera', 'Uova'],
  ['it', 'Supplì', 'Glutine'],
  ['it', 'Arancini', 'Glutine'],
  ['it', 'Canederli', 'Glutine'],
  ['it', 'Squacquerone', 'Latte'],
  ['it', 'Panforte', 'Frutta a guscio'],
  ['it', 'Gianduiotti', 'Frutta a guscio'],
  ['it', 'Sedano rapa', 'Sedano'],
  ['it', 'Mostarda', 'Senape'],
  ['it', 'Halva', 'Sesamo'],
  ['it', 'Vin santo', 'Solfiti'],
  ['it', 'Polpo', 'Molluschi'],
  ['it', 'Cannolicchi', 'Molluschi'],
  ['es', 'Marmitako', 'Pescado'],
  ['es', 'Cazón', 'Pescado'],
  ['es', 'Chanquetes', 'Pescado'],
  ['es', 'Quisquillas', 'Crustáceos'],
  ['es', 'Tocino de cielo', 'Huevos'],
  ['es', 'Salmorejo', 'Gluten'],
  ['es', 'Empanadillas', 'Gluten'],
  ['es', 'Fideuá', 'Gluten'],
  ['es', 'Idiazábal', 'Leche'],
  ['es', 'Crema catalana', 'Leche'],
  ['es', 'Ajoblanco', 'Frutos de cáscara'],
  ['es', 'Panellets', 'Frutos de cáscara'],
  ['es', 'Apionabo', 'Apio'],
  ['es', 'Vinagreta', 'Mostaza'],
  ['es', 'Ajonjolí', 'Sésamo'],
  ['es', 'Sidra', 'Sulfitos'],
  ['es', 'Zamburiñas', 'Moluscos'],
  ['fr', 'Bouillabaisse', 'Poissons'],
  ['fr', 'Lieu noir', 'Poissons'],
  ['fr', 'Brandade', 'Poissons'],
  ['fr', 'Étrilles', 'Crustacés'],
  ['fr', 'Île flottante', 'Œufs'],
  ['fr', 'Croque-monsieur', 'Gluten'],
  ['fr', 'Clafoutis', 'Gluten'],
  ['fr', 'Quenelles', 'Gluten'],
  ['fr', 'Tartiflette', 'Lait'],
  ['fr', 'Aligot', 'Lait'],
  ['fr', 'Pithiviers', 'Fruits à coque'],
  ['fr', 'Céleri-rave', 'Céleri'],
  ['fr', 'Rémoulade', 'Moutarde'],
  ['fr', 'Houmous', 'Sésame'],
  ['fr', 'Pruneaux', 'Sulfites'],
  ['fr', 'Couteaux', 'Mollusques'],
  ['fr', 'Praires', 'Mollusques'],
  ['pt-BR', 'Moqueca de peixe', 'Peixes'],
  ['pt-BR', 'Bacalhoada', 'Peixes'],
  ['pt-BR', 'Surubim', 'Peixes'],
  ['pt-BR', 'Casquinha de siri', 'Crustáceos'],
  ['pt-BR', 'Fios de ovos', 'Ovos'],
  ['pt-BR', 'Coxinha', 'Glúten'],
  ['pt-BR', 'Pastel', 'Glúten'],
  ['pt-BR', 'Estrogonofe', 'Leite'],
  ['pt-BR', 'Pão de queijo', 'Leite'],
  ['pt-BR', 'Castanha de caju', 'Castanhas e nozes'],
  ['pt-BR', 'Salsão', 'Aipo'],
  ['pt-BR', 'Dijon', 'Mostarda'],
  ['pt-BR', 'Homus', 'Gergelim'],
  ['pt-BR', 'Espumante', 'Sulfitos'],
  ['pt-BR', 'Vôngole', 'Moluscos'],
  ['pt-BR', 'Shoyu', 'Soja'],
  ['pt-BR', 'Pé de moleque', 'Amendoim'],
] as const)('%s: the dish %s names %s', (language, dish, allergen) => {
  expect(allergensIn(dish, language)).toContain(allergen);
});

it.each([
  ['en', 'Beef carpaccio with leek, chard and a piece of pear'],
  ['en', 'Butter beans and oyster mushrooms'],
  ['de', 'Eisbergsalat mit Butternusskürbis, Reis und Störtebeker-Kraut'],
  ['it', 'Carpaccio di manzo con polpa di pomodoro'],
  ['es', 'Carpaccio de ternera con patatas y arroz'],
  ['fr', 'Carpaccio de bœuf, huile de tournesol, pommes de terre au soleil'],
  ['pt-BR', 'Carpaccio de boi com arroz e feijão'],
] as const)('%s: %s names no allergen', (language, dish) => {
  expect(allergensIn(dish, language)).toEqual([]);
});

it('has the 14 allergens of the regulation in each language, each with its foods', () => {
  for (const language of interfaceLanguages) {
    const lists = Object.values(allergensLexicon[language].allergens);
    expect(lists).toHaveLength(14);
    expect(new Set(lists.map(({ name }) => name)).size).toBe(14);
    for (const { name } of lists) expect(allergensIn(name, language), name).not.toEqual([]);
  }
});

it.each([
  ['en', 'rice flour', 'prawns', 'Crustaceans'],
  ['de', 'Maismehl', 'Garnelen', 'Krebstiere'],
  ['it', 'farina di ceci', 'gamberi', 'Crostacei'],
  ['es', 'harina de maíz', 'camarones', 'Crustáceos'],
  ['fr', 'farine de châtaigne', 'crevettes', 'Crustacés'],
  ['pt-BR', 'farinha de mandioca', 'camarões', 'Crustáceos'],
] as const)(
  'claims no gluten of a flour that holds none, and knows the plural of shrimps, in %s',
  (language, flour, shrimps, name) => {
    expect(allergensIn(flour, language)).toEqual([]);
    expect(unrecognisedIn([flour], language)).toEqual([]);
    expect(allergensIn(shrimps, language)).toEqual([name]);
  },
);

describe('what is only partly a plain food', () => {
  it.each([
    ['de', 'Paprikabutter', 'Milch'],
    ['de', 'Linsenquark', 'Milch'],
    ['de', 'Zwiebelbaguette', 'Gluten'],
    ['de', 'Tomatenpesto', 'Milch'],
    ['de', 'Erdnussbutter', 'Erdnüsse'],
    ['de', 'Mandelmilch', 'Schalenfrüchte'],
    ['es', 'tortilla de trigo', 'Gluten'],
    ['it', 'latte di mandorla', 'Frutta a guscio'],
    ['pt-BR', 'pão de queijo', 'Leite'],
  ] as const)('in %s %s names %s', (language, ingredient, allergen) => {
    expect(allergensIn(ingredient, language)).toContain(allergen);
  });

  it.each([
    ['de', 'Erdnussbutter', 'Milch'],
    ['de', 'Butternusskürbis', 'Milch'],
    ['es', 'tortilla de maíz', 'Huevos'],
    ['es', 'tortilla de trigo', 'Huevos'],
    ['it', 'canestrelli di pasta frolla', 'Molluschi'],
    ['it', 'latte di mandorla', 'Latte'],
    ['pt-BR', 'pão de queijo', 'Glúten'],
  ] as const)('in %s %s does not name %s', (language, ingredient, allergen) => {
    expect(allergensIn(ingredient, language)).not.toContain(allergen);
  });

  it.each([
    ['de', 'Tomatenzubereitung'],
    ['de', 'Paprikarelish'],
    ['en', 'tomato relish'],
    ['es', 'salsa verde'],
  ] as const)('in %s %s is asked about', (language, ingredient) => {
    expect(unrecognisedIn([ingredient], language)).toEqual([ingredient]);
  });

  it.each([
    ['de', 'Kartoffelsuppe'],
    ['de', 'Kirschtomaten'],
    ['en', 'peppercorns'],
    ['it', 'limoni di Sorrento'],
  ] as const)('in %s %s is known', (language, ingredient) => {
    expect(unrecognisedIn([ingredient], language)).toEqual([]);
  });
});

describe('what only looks like an allergen, or is made without it', () => {
  it.each([
    ['it', 'maionese vegana', 'Uova'],
    ['it', 'bacon croccante', 'Frutta a guscio'],
    ['it', 'burro di arachidi', 'Latte'],
    ['es', 'queso vegano', 'Leche'],
    ['fr', 'mayonnaise végane', 'Œufs'],
    ['pt-BR', 'maionese vegana', 'Ovos'],
    ['de', 'Spaghettieis', 'Gluten'],
  ] as const)('in %s %s does not name %s', (language, ingredient, allergen) => {
    expect(allergensIn(ingredient, language)).not.toContain(allergen);
  });

  it.each([
    ['it', 'Pan di Spagna', 'Uova'],
    ['it', 'semifreddo al croccante', 'Frutta a guscio'],
    ['it', 'burro di arachidi', 'Arachidi'],
    ['es', 'bizcocho', 'Huevos'],
    ['de', 'Spaghettieis', 'Milch'],
    ['fr', 'Gamay', 'Sulfites'],
  ] as const)('in %s %s names %s', (language, ingredient, allergen) => {
    expect(allergensIn(ingredient, language)).toContain(allergen);
  });
});
