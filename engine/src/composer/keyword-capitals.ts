// Capitalization of a keyword: people type searches in small letters.

import { escapePattern } from '@folio/contract/escape';
import { searchKeywordsLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { capitalised } from './split-input.ts';

/** German verbs, adjectives and small words of searches; the rest of a German keyword are nouns and names. */
const smallInGerman =
  /^(?:\p{L}{1,3}|stimmen|wechseln|pflanzen|halten|züchten|nachts|tags|morgens|abends|mittags|sonntags|heimlich|selber|selbst|gegen|beim|schnell\p{L}*|richtig\p{L}*|mieten|kaufen|einbauen|austauschen|anmelden|beantragen|berechnen|entfernen|verlegen|versichern|streichen|dämmen|pflegen|planen|drucken|gestalten|übersetzen|wandern|fahren|schneiden|waschen|reinigen|montieren|sanieren|renovieren|leihen|buchen|finden|lernen|bestellen|reparieren|lassen|machen|verkaufen|vergleichen|online|günstig\p{L}*|gut\p{L}*|beste\p{L}*|neu\p{L}*|kostenlos\p{L}*|gebraucht\p{L}*|nähe|oder|ohne|eine?[rmns]?)$/u;

/** German infinitives with a prefix ("beziehen", "aufpolstern"); nouns that look like them end otherwise. */
const infinitive =
  /^(?:be|ver|er|ent|zer|auf|ab|an|aus|ein|um|vor|nach|über)\p{L}{3,}(?<!ung|ag|ab|ion|ent|or|au)(?:en|ern|eln)$/u;
const isSmallInGerman = (word: string) => smallInGerman.test(word) || infinitive.test(word);

const abbreviation = /^(?:[bcdfghjklmnpqrstvwxzß]{2,4}|evs?|ai|ki|uk|eu|usa|seo|diy|led|usb|suv|hr|b2b)$/u;

const townPatterns = new Map<ComposerLanguage, readonly (readonly [string, RegExp])[]>();

/** Returns places with the pattern that finds them in a keyword, longest first: "new york" before "york". */
function townsIn(language: ComposerLanguage): readonly (readonly [string, RegExp])[] {
  const known = townPatterns.get(language);
  if (known) return known;
  const towns = searchKeywordsLexicon[language].towns
    .split(';')
    .toSorted((a, b) => b.length - a.length)
    .map((town) => [town, new RegExp(`(?<![\\p{L}-])${town}(?![\\p{L}-])`, 'u')] as const);
  townPatterns.set(language, towns);
  return towns;
}

const smallInTowns = /^(?:de|do|da)$/u;

/** "corso vino verona" with the capital of Verona; "san sebastián" gets both. */
function withTowns(keyword: string, language: ComposerLanguage): string {
  return townsIn(language).reduce(
    (text, [town, pattern]) =>
      text.replace(
        pattern,
        town
          .split(' ')
          .map((word) =>
            smallInTowns.test(word) ? word : word.replace(/(?:^|(?<=-))\p{L}/gu, (letter) => letter.toLocaleUpperCase()),
          )
          .join(' '),
      ),
    keyword,
  );
}

/** The keyword without the place at its end, where it ends with one: "reparación de persianas zaragoza". */
export function withoutTown(keyword: string, known: string, language: ComposerLanguage): string {
  const small = keyword.toLocaleLowerCase();
  const town = townsIn(language).find(([name]) => small.endsWith(` ${name}`))?.[0] ?? small.split(' ').at(-1) ?? '';
  const isTown =
    townsIn(language).some(([name]) => name === town) ||
    new RegExp(`(?<!\\p{L})(?:in|en|em|a|à|bei|um|near|around|di|de) ${escapePattern(capitalised(town))}(?!\\p{L})`, 'u').test(
      known,
    );
  if (!isTown || !small.includes(' ')) return keyword;
  return keyword.slice(0, -town.length - 1).replace(/\s+(?:in|en|em|a|à|bei|um|near|around|di|de)$/iu, '');
}

/** The keyword with the capitals that the known texts write its words with, and German nouns with theirs. */
export function withCapitals(keyword: string, known: string, language: ComposerLanguage): string {
  const words = keyword.split(' ').map((word) => {
    // "pzr", "sp": letters that nobody could say are an abbreviation.
    if (abbreviation.test(word)) return word.toLocaleUpperCase();
    const written = known.split(/[^\p{L}\p{N}'’-]+/u).find((one) => one.toLocaleLowerCase() === word && one !== word);
    // In German a capital says that it is a noun; elsewhere the first word of a line has one too.
    if (language === 'de')
      return written !== undefined && !infinitive.test(word) ? written : isSmallInGerman(word) ? word : capitalised(word);
    // "à bois" does not become a name because a line begins with "À partir de".
    return written !== undefined && word.length > 2 && known.includes(` ${written}`) ? written : word;
  });
  return capitalised(withTowns(words.join(' '), language));
}
