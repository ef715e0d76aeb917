// A menu from the dishes as they were listed: ingredients in a row, allergens that they name, and the word that the kitchen must confirm.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type restaurantMenu from '@folio/catalogue/writer/restaurant-menu.tool';
import { countWords } from '@folio/contract/tool-price';
import { allergensPhrases, guestPatternsPhrases, scriptPhrases, tonePhrases } from '@folio/locales/phrases';
import { joinList } from '@folio/locales/writing/formats';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { lengthOf, shorten, shortenToFit } from '../../text/fit-text.ts';
import { allergensIn, unrecognisedIn } from '../allergens.ts';
import { meaningfulStems } from '../articles/passages.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { asItem, capitalised, tidy } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { Wording } from '../wording.ts';

const limits = { dishes: 100, name: 80, description: 250, price: 20, allergens: 300, note: 300, named: 5 };

/** Amounts: no ingredient. */
const isAmount =
  /^(?:(?:glass|bottle|glas|flasche|bicchiere|bottiglia|copa|vaso|caña|botella|verre|bouteille|taça|copo|garrafa)\s)?\d+(?:[.,]\d+)?\s?(?:cl|ml|dl|l|g|kg|cm|pcs|pz|stück|ud|un)\.?$/iu;

function describe(ingredients: string, draft: DraftOf<typeof restaurantMenu>): string {
  const { language } = draft;
  if (ingredients === '') return '';
  const parts = ingredients.split(/,\s*/u).filter((part) => part !== '');
  const words = draft.number('max_words', 20);
  const fits = (text: string) => countWords(text) <= words && lengthOf(text) <= limits.description;
  // Whole ingredients rather than half a phrase; the first ones matter most.
  for (let count = parts.length; count > 1; count--) {
    const taken = parts.slice(0, count);
    const last = taken.at(-1) ?? '';
    // "Sugar and cinnamon" and "40 cl" are no last of a row.
    const isJoined =
      isAmount.test(last) ||
      joinList(['', ''], language)
        .trim()
        .split(' ')
        .some((word) => last.includes(` ${word} `));
    const text = capitalised(isJoined ? taken.join(', ') : joinList(taken, language));
    if (fits(text)) return text;
  }
  return shortenToFit(asItem(parts[0] ?? ''), language, fits, 5);
}

/** Allergens that name and ingredients show, and the ingredients that nobody can judge by their name: the column is never complete. */
function allergensOf(name: string, ingredients: string, { language }: DraftOf<typeof restaurantMenu>): string {
  const found = allergensIn(`${name}, ${ingredients}`, language).join(', ');
  // A dish's fancy name says little; it is asked about only where no ingredients were listed.
  const listed = (ingredients === '' ? name : ingredients)
    .split(/;\s*|,(?!\d)\s*/u)
    .map(tidy)
    .filter((one) => one !== '' && !isAmount.test(one));
  const unknown = unrecognisedIn(listed, language);
  const asked = unknown.length > 0 ? allergensPhrases[language].askTheKitchen(unknown.join(', ')) : '';
  const cell = [found, asked].filter((part) => part !== '').join('; ');
  return shortenToFit(
    cell === '' ? allergensPhrases[language].noneNamed : cell,
    language,
    (text) => lengthOf(text) <= limits.allergens,
    5,
  );
}

const amount = String.raw`(?:[\u20ac$\u00a3]|CHF|EUR|USD|GBP|R\$)?\s?\d{1,4}(?:[.,]\d{1,2})?\s?(?:[\u20ac$\u00a3]|CHF|EUR|USD|GBP|,[-\u2013])?`;
const isPrice = new RegExp(`^${amount}$`, 'iu');
const priceAtEnd = new RegExp(
  String.raw`^(.*\p{L}.*?)(?:\s+[-\u2013\u2014:]\s*|\s*\.{2,}\s*|\s+(?=[\u20ac$\u00a3]|\d+[.,]\d{2}\s*$|\d+(?:[.,]\d{1,2})?\s?[\u20ac$\u00a3]))(${amount})$`,
  'iu',
);

/** "Name | ingredients | price", "Name - ingredients | price", "Name | price" or "Name, ingredient, ingredient – price". */
function readDish(line: string): { name: string; ingredients: string; price: string } {
  const columns = line.split('|').map(tidy);
  const [start = '', ...others] = columns;
  const [, dash = '', after = ''] = /^(.*?\p{L}.*?)\s+[-–—]\s+(.*\p{L}.*)$/u.exec(start) ?? [];
  const isDashed = dash !== '' && (others.length === 0 || isPrice.test(others[0] ?? ''));
  const [name = '', ingredients = '', price = ''] = isDashed ? [dash, after, ...others] : columns;
  if (price === '' && isPrice.test(ingredients)) return { name, ingredients: '', price: ingredients };
  if (price !== '') return { name, ingredients, price };
  const [, text = '', at = ''] = priceAtEnd.exec(ingredients === '' ? name : ingredients) ?? [];
  if (ingredients !== '') return at === '' ? { name, ingredients, price } : { name, ingredients: tidy(text), price: at };
  // "Grilled halloumi, aioli, sumac": the words after the dish are its ingredients.
  const [dish = '', ...parts] = (at === '' ? name : text).split(/,\s+/u);
  return { name: tidy(dish), ingredients: tidy(parts.join(', ')), price: at };
}

/** A greeting is enough if the restaurant's name includes its cuisine. Text that names no cuisine follows the name. */
function introductionOf(draft: DraftOf<typeof restaurantMenu>): string {
  const { language } = draft;
  const restaurant = draft.line('restaurant');
  const { cuisine, at, isCuisine, greeting, beside } = tonePhrases[language].menu;
  const named = cuisine(draft.line('cuisine').replace(/[.\s]+$/u, ''));
  const inName = meaningfulStems(restaurant, language);
  if ([...meaningfulStems(named, language)].every((stem) => inName.has(stem))) return greeting(restaurant);
  const isSaidInPart = [...meaningfulStems(named, language)].some((stem) => inName.has(stem));
  if (isSaidInPart || !isCuisine.test(named.split(/[,;–]/u)[0] ?? '')) return beside(restaurant, named)[draft.tone];
  const { opening } = guestPatternsPhrases[language].menu;
  return new Wording(draft, restaurant).say(opening, { restaurant, at: at(restaurant), cuisine: named });
}

/** The first names, and how many more there are. */
const namesOf = (names: readonly string[], language: ComposerLanguage): string =>
  names.length <= limits.named
    ? joinList(names, language)
    : `${names.slice(0, limits.named).join(', ')} … (+${names.length - limits.named})`;

/** Composes the menu. */
export function composeMenu(draft: DraftOf<typeof restaurantMenu>): ResultOf<typeof restaurantMenu> {
  const { language } = draft;
  const phrases = scriptPhrases[language];
  const lines = draft
    .text('dishes')
    .split(/\r?\n/u)
    .map(tidy)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const hasAllergens = draft.isTrue('allergens');
  const dishes = lines.slice(0, limits.dishes).map((line) => {
    const { name, ingredients, price } = readDish(line);
    return {
      name: shorten(capitalised(name), limits.name, language),
      description: describe(ingredients, draft),
      allergens: hasAllergens ? allergensOf(name, ingredients, draft) : '',
      ...(price === '' ? {} : { price: shorten(price, limits.price, language) }),
    };
  });
  // A beer or a wine is its own ingredient.
  const bare = dishes
    .filter(({ description, name }) => description === '' && allergensIn(name, language).length === 0)
    .map(({ name }) => name);
  const missing = bare.length === 0 ? '' : toAdd(language, phrases.dishesMissing(namesOf(bare, language)));
  const notes = [hasAllergens ? phrases.allergenNote : '', missing].filter((part) => part !== '');
  return {
    ...(draft.isTrue('restaurant_intro') ? { restaurant_intro: introductionOf(draft) } : {}),
    dishes,
    ...(notes.length > 0 ? { note: shorten(notes.join(' '), limits.note, language) } : {}),
  };
}

export default { compose: composeMenu } satisfies Composer<typeof restaurantMenu>;
