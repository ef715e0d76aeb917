// A missed allergen can harm: dishes that no list of examples holds, and the word that the kitchen must be asked.
import { expect, it } from 'vitest';
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
  ['it', ['pomodori', 'olio di oliva', 'garum'], ['garum']],
  ['es', ['patatas asadas', 'aceite de oliva', 'garum'], ['garum']],
  ['fr', ['pommes de terre', 'huile d’olive', 'garum'], ['garum']],
  ['pt-BR', ['batata assada', 'azeite de oliva', 'garum'], ['garum']],
] as const)('names what it does not know (%s)', (language, ingredients, unknown) => {
  expect(unrecognisedIn(ingredients, language)).toEqual(unknown);
});
