// Tells whether a text is in the language of the article, by the small words that every sentence is held together with.
import type { ComposerLanguage } from '../../engine-types.ts';
import { wordsOf } from '../../text/tokens.ts';

const smallWords: Record<ComposerLanguage, string> = {
  en: 'the of and to in is that for are with as was on it be this by an at from have has or not which their they can but its more will when you your we if than these',
  it: 'di il la che e un una per è in con del della dei delle non si sono al alla le gli lo nel nella da dal dalla come più anche ma i ha questo questa o se è ai alle',
  de: 'der die und das den von zu mit ist im für auf ein eine des dem nicht sich auch als es an werden aus oder sind bei wird nach durch einen einer wie wenn man zum zur',
  es: 'de la el que en y los las un una por con para es del se no al lo su más como o pero son sus le ha este esta entre cuando muy sin sobre también hay',
  fr: 'de la le et les des en un une du que est pour dans qui sur par au pas avec plus ne se ce sont il elle aux ou son sa ses leur comme mais à cette être ont vous',
  'pt-BR':
    'de a o que e do da em um uma para com não os as no na por mais se dos das é ao à como ou mas são nos nas pela pelo seu sua entre quando também já muito',
};

const sets = Object.entries(smallWords).map(([language, words]) => ({
  language: language as ComposerLanguage,
  words: new Set(words.split(' ')),
}));

/** The one of the six languages whose small words occur most, or null where they are too few to tell. */
export function languageOfText(text: string): ComposerLanguage | null {
  const words = wordsOf(text, 'en').slice(0, 400);
  if (words.length < 6) return null;
  const scores = sets.map(({ language, words: small }) => ({ language, hits: words.filter((word) => small.has(word)).length }));
  const [best, second] = scores.sort((a, b) => b.hits - a.hits);
  if (!best || best.hits / words.length < 0.12 || best.hits === second?.hits) return null;
  return best.language;
}

/** False where the text is clearly not in this language: another of the six, or long enough and without its small words. */
export function isInLanguage(text: string, language: ComposerLanguage): boolean {
  const found = languageOfText(text);
  if (found !== null) return found === language;
  return wordsOf(text, 'en').length < 25;
}
