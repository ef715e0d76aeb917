// Syllables of Italian, Spanish, Portuguese and French words, by the rules of their spelling.
import { occurrences, vowelRuns } from './vowel-runs.ts';

/** A run holds as many syllables as strong vowels; one without any (as in "piuma", "muy") holds one. */
const strongIn = (run: string, strong: RegExp) => Math.max(1, occurrences(run, strong));

const sumOf = (runs: readonly string[], strong: RegExp) => runs.reduce((sum, run) => sum + strongIn(run, strong), 0);

// Short words and endings that Italian stresses on the "i" or "u" without writing it.
const italianHiatus =
  /^(?:io|mi[oae]|tu[oae]|su[oae]|du[eo]|zi[oae]|vi[ae]|di[oae]|spi[ae]|tri[oa]|pi[oae]|ri[oi])$|(?:log|graf|sof|nerg|craz|nom|pat|teg|scop|rop|farmac|alleg?r|poes|compagn|fotograf)i[ae]$/;

/** Syllables of a lower-case Italian word: "i" and "u" beside another vowel glide unless they carry an accent. */
export function italianSyllables(word: string): number {
  const count = sumOf(vowelRuns(word, 'aeiouàèéìíòóùú'), /[aeoàèéìíòóùú]/gu);
  return Math.max(1, count + (italianHiatus.test(word) ? 1 : 0) + (word.startsWith('paur') ? 1 : 0));
}

/** Syllables of a lower-case Spanish word, as the Academy divides them. */
export function spanishSyllables(word: string): number {
  // "y" is a vowel only where none follows ("muy", "y").
  const vowels = word.replace(/y(?![aeiouáéíóúü])/gu, 'i');
  return Math.max(1, sumOf(vowelRuns(vowels, 'aeiouáéíóúü'), /[aeoáéíóú]/gu));
}

const portugueseNucleus = /[aeioãõáéíóúâêôàu][iu](?!nh|[lrzmn](?![aeiouáéíóúâêôãõ]))|[aeiouãõáéíóúâêôàü]/gu;

/** Syllables of a lower-case Portuguese word: falling diphthongs are one, rising ones only after q, g and at the end of accented words. */
export function portugueseSyllables(word: string): number {
  const closed = word
    .replace(/ã[oe]|õe/g, 'ã')
    .replace(/(?<=[qg])u(?=[aeiouáéíóúâêôã])/g, '')
    // "história": an accent before the ending makes "ia" one syllable; without one ("dia", "energia") it is two.
    .replace(/(?<=[áéíóúâêô].*[^aeiouáéíóúâêô])[iu](?=[aeo](?:s|m)?$)/u, '');
  return Math.max(1, closed.match(portugueseNucleus)?.length ?? 0);
}

// Words in "-ent" that are spoken; in other words of three letters and more before it the ending is taken for a verb's, which is silent.
const spokenEnt =
  /m?ment$|^(?:sou|couv)?vent$|(?:arg|ag|urg|réc|déc|cli|pati|prés|abs|cont|acc?id|évid|présid|résid|étud?i|excell|tal|par|diffé?r|cohér|fréqu|élo?qu|intellig|perman|innoc|contin|exist|conti|conveni|incid|prud|ard|mécont|adolesc|effici|suffici|ingrédi|ori|réfé?r)ent$|^(?:c|d|l|v|g|s)ent$/u;

/** Syllables of a lower-case French word as it is spoken alone: a final mute "e", "es" or verbal "ent" does not count. */
export function frenchSyllables(word: string): number {
  // "y" between vowels belongs to both sides: "voyage" is "voi-yage".
  const apart = word
    .replace(/(?<=[aeiouéèêàâ])y(?=[aeiouéèêàâ])/gu, 'j')
    .replace(/é(?=[aouâôé])|(?<=[aou])(?=[ïë])|(?<=[bcdfgpt][lr])i(?=[aeoéè])/gu, '$&-')
    .replace(/a(?=o[^uû])|o(?=a)/gu, '$&-');
  const count = vowelRuns(apart, 'aeiouyéèêëàâîïôûùüœæ').length;
  const mute =
    /[^aeiouyéèêëàâîïôûùüœæ-]es?$|[gq]ues?$/u.test(apart) ||
    (/[^aeiouyéèêëàâîïôûùüœæ-]ent$/u.test(apart) && !spokenEnt.test(word));
  return Math.max(1, count - (mute ? 1 : 0));
}
