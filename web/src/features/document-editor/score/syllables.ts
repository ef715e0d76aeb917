// Syllables of a word by the spelling rules of its language: good to a few percent over a text, which is what readability formulas need.

const diphthongs: Record<string, RegExp> = {
  de: /aa|ee|oo|ai|au|äu|ei|eu|ie|[aeiouyäöü]/g,
  es: /[iuü]?[aeoáéó][iuy]?|[íú]|[iuü]{1,2}|y(?![aeiouáéíóú])/g,
  pt: /ão|ãe|õe|[iu]?[aeoáéóâêôãõà][iu]?|[íú]|[iu]{1,2}|y/g,
  fr: /[aeiouyàâäéèêëîïôöùûüœæ]+/g,
  en: /[aeiouyé]+/g,
};

/** At least 1. `base` is the first part of a language tag; languages without rules are counted by groups of vowels. */
export function countSyllables(word: string, base: string): number {
  let plain = word.toLocaleLowerCase().normalize('NFC');
  if (base === 'en') {
    plain = plain
      .replace(/(?<=[aeiouy])(?=ing)/, '-')
      .replace(/(?<![aeiouytd])ed$/, '')
      .replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy][l])e$|(?<=[^aeiouysxzcgh])es$/, '');
  }
  // A mute ending: "table", "tables", "parlent".
  if (base === 'fr') plain = plain.replace(/(?<=[^aeiouyàâéèêëîïôùû])(?:e|es|ent)$/, '').replace(/qu|gu(?=[eiy])/g, 'k');
  if (base === 'es') plain = plain.replace(/qu|gu(?=[eiéí])/g, 'k');
  if (base === 'pt') plain = plain.replace(/qu|gu(?=[eiéí])/g, 'k');
  return Math.max(1, plain.match(diphthongs[base] ?? /[\p{L}--[bcdfghjklmnpqrstvwxz]]+/gv)?.length ?? 1);
}
