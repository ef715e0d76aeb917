// The last part of a page's address: lower case, hyphens, no accents and no small words.
import type { ComposerLanguage } from '../../engine-types.ts';
import { smallWordsOf } from '../../text/small-words.ts';
import { wordsOf } from '../../text/tokens.ts';

const transcriptions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** An address part of at most 75 characters; empty where the title holds no letter that addresses can carry. */
export function urlSlugOf(title: string, language: ComposerLanguage): string {
  // Only articles, prepositions and the like go: "old" and "work" are what the page is about.
  const small = smallWordsOf(language);
  const words = wordsOf(title, language);
  const telling = words.filter((word) => !small.has(word));
  const plain = (telling.length > 1 ? telling : words).map((word) =>
    word
      .replace(/[äöüßæœø]/g, (letter) => transcriptions[letter] ?? letter)
      .normalize('NFD')
      .replace(/[^a-z0-9]/g, ''),
  );
  let slug = '';
  for (const word of plain.filter((one) => one !== '')) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > 75) break;
    slug = longer;
  }
  return slug;
}
