// Syllables of English words: vowel groups, less the silent ones, more where neighbouring vowels are spoken apart.
import { occurrences } from './vowel-runs.ts';

// Common words that the rules below miscount.
const exceptions: Record<string, number> = {
  area: 3,
  areas: 3,
  business: 2,
  businesses: 3,
  every: 2,
  everyone: 3,
  everything: 3,
  evening: 2,
  eye: 1,
  eyes: 1,
  friend: 1,
  friends: 1,
  genuine: 3,
  idea: 3,
  ideas: 3,
  people: 2,
  persuade: 2,
  recipe: 3,
  recipes: 3,
  being: 2,
  something: 2,
  sometimes: 2,
  somewhere: 2,
  someone: 2,
  therefore: 2,
  website: 2,
  websites: 2,
  homepage: 2,
  wednesday: 2,
  queue: 1,
};

const silent = [/[^aeiouy]e$/, /[^aeiouysxzcg]es$/, /[^aeiouy]e(?:ment|ful|less|ly|ness)s?$/, /[^aeiouytd]ed$/];
const spokenAfterAll = [/[^aeiouyl]le$/, /[^aeiouyl]les$/, /le(?:ment|ful|less|ly|ness)s?$/, /[^aeiouyl]led$/, /[cs]hes$/];

const spokenApart = [
  /(?<![tcs])ia(?!ge)/g,
  /(?<![tsgcx]|ll|n)io/g,
  /iu/g,
  /(?:sci|cli|qui|di|(?<!f)ri)e[nt]|ciet/g,
  /(?<![qgs])ua|sual/g,
  /eo(?!p|u)(?<!geo(?=n))/g,
  /crea(?!m|s[ei]|k|tu)|theat|ideal/g,
  /poe[mt]|coe|[aeiouy]ing\b|[aeiou](?:ism)\b/g,
];

/** Syllables of a lower-case English word; close to a dictionary's, not equal to it for every word. */
export function englishSyllables(written: string): number {
  const known = exceptions[written];
  if (known !== undefined) return known;
  const isAccented = written.endsWith('é');
  // "y" between vowels or before the first one is a consonant.
  const word = written
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[aeiou])y(?=[aeiou])|^y(?=[aeiou])/g, 'j');
  let count = occurrences(word, /[aeiouy]+/g);
  const isSilent = silent.some((pattern) => pattern.test(word)) && !spokenAfterAll.some((pattern) => pattern.test(word));
  if (isSilent && !isAccented) count -= 1;
  for (const pattern of spokenApart) count += occurrences(word, pattern);
  // "tourism", "rhythm", "didn't": a consonant carries the last syllable.
  if (/(?:is|th|as)m$|[dsz]nt$/.test(word) && /n['’]t$|sm$|thm$/.test(written)) count += 1;
  return Math.max(1, count);
}
