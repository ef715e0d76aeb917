// A menu from the dishes as they were listed: ingredients in a row, allergens that they name, and the word that the kitchen must confirm.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type restaurantMenu from '@folio/catalogue/writer/restaurant-menu.tool';
import { countWords } from '@folio/contract/tool-price';
import { allergensPhrases } from '@folio/locales/phrases/allergens';
import { scriptPhrases } from '@folio/locales/phrases/script';
import { joinList } from '@folio/locales/writing/formats';
import { allergensIn, unrecognisedIn } from '../allergens.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten, shortenToFit } from '../fit-text.ts';
import { asItem, asSentence, capitalised, tidy } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { dishes: 100, name: 80, description: 250, price: 20, allergens: 300 };

function describe(ingredients: string, draft: DraftOf<typeof restaurantMenu>): string {
  const { language } = draft;
  if (ingredients === '') return toAdd(language, scriptPhrases[language].dishMissing);
  const parts = ingredients.split(/,\s*/u).filter((part) => part !== '');
  const words = draft.number('max_words', 20);
  const fits = (text: string) => countWords(text) <= words && lengthOf(text) <= limits.description;
  // Whole ingredients rather than half a phrase; the first ones matter most.
  for (let count = parts.length; count > 1; count--) {
    const text = capitalised(joinList(parts.slice(0, count), language));
    if (fits(text)) return text;
  }
  return shortenToFit(asItem(parts[0] ?? ''), language, fits, 5);
}

/** Allergens that name and ingredients show, and the ingredients that nobody can judge by their name: the column is never complete. */
function allergensOf(name: string, ingredients: string, { language }: DraftOf<typeof restaurantMenu>): string {
  const found = allergensIn(`${name}, ${ingredients}`, language).join(', ');
  // A dish's fancy name tells little; it is asked about only where no ingredients were listed.
  const listed = (ingredients === '' ? name : ingredients)
    .split(/[,;]\s*/u)
    .map(tidy)
    .filter((one) => one !== '');
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
    const [name = '', ingredients = '', price = ''] = line.split('|').map(tidy);
    return {
      name: shorten(capitalised(name), limits.name, language),
      description: describe(ingredients, draft),
      allergens: hasAllergens ? allergensOf(name, ingredients, draft) : '',
      ...(price === '' ? {} : { price: shorten(price, limits.price, language) }),
    };
  });
  const cuisine = draft.line('cuisine').replace(/[.\s]+$/u, '');
  return {
    ...(draft.isTrue('restaurant_intro')
      ? { restaurant_intro: asSentence(phrases.restaurant(draft.line('restaurant'), cuisine)) }
      : {}),
    dishes,
    ...(hasAllergens ? { note: phrases.allergenNote } : {}),
  };
}

export default { compose: composeMenu } satisfies Composer<typeof restaurantMenu>;
