// Texts of a pseudo-language, made of the English ones: accents reveal untranslated text, length reveals overflow. Used by the
// languages that `npm run locales new <code> <name> --pseudo` makes, which are for tests.
import type { ShapeOf } from './shape-of.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Parts other than text: blanks, tags, entities, URLs and email addresses. */
const untouched = /\{\{[^}]*\}\}|\{[^}]*\}|<[^>]+>|&#?\w+;|https?:\/\/[^\s)"”]+|\S+@\S+\.\w+/;

/** German and Finnish texts are longer than English ones by about as much. */
const growth = 0.35;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "Save" → "[Šåṽéé]": each word repeats its last letter, so that lines break as they would. `given` is not touched. */
function pseudoText(text: string, given: readonly string[]): string {
  const kept = new RegExp(`(${[untouched.source, ...given.filter((value) => value.trim() !== '').map(escaped)].join('|')})`, 'u');
  let owed = 0;
  const grown = text.split(kept).map((part, at) => {
    if (at % 2 === 1) return part;
    return part.replace(/[a-z]+/gi, (word) => {
      owed += word.length * growth;
      const more = Math.round(owed);
      owed -= more;
      return [...word, ...(word.at(-1) ?? '').repeat(more)].map((letter) => accents.get(letter) ?? letter).join('');
    });
  });
  return `[${grown.join('')}]`;
}

function pseudoOf(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') return value.trim() === '' ? value : pseudoText(value, given);
  if (Array.isArray(value)) return value.map((element) => pseudoOf(element, given));
  if (typeof value === 'function') {
    const wrapped = (...values: unknown[]) => {
      const result: unknown = value(...values);
      return pseudoOf(result, [...given, ...values.filter((one) => typeof one === 'string')]);
    };
    return Object.defineProperty(wrapped, 'length', { value: value.length });
  }
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoOf(inner, given)]));
}

/** Converts all texts of an area. Function arguments and patterns stay unchanged. */
export const pseudo = <English>(english: English): ShapeOf<English> => pseudoOf(english, []) as ShapeOf<English>;
