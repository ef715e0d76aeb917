// A passage in shorter sentences and plainer words: splits long sentences at their joints and replaces listed heavy words.
// Keeps order and facts. Passages that need understanding to rephrase stay unchanged.
import { sentencesOf } from '@folio/contract/readability/sentences';
import { countWords } from '@folio/contract/tool-price';
import { clausesLexicon, plainWordsLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';

/** A sentence with more words than this is split where it can be: plain-language guides ask for 15 to 20 words on average. */
const longSentence = 18;
/** Neither half of a split sentence is shorter than this. */
const minHalfLength = 6;

function jointOf(language: ComposerLanguage): RegExp {
  const { subject, and, but } = clausesLexicon[language];
  const next = `(?=${subject}(?!\\p{L}))`;
  return new RegExp(`;\\s+(?=\\p{L})|,?\\s+${and}\\s+${next}|,\\s+(?=${but}\\s+${subject}(?!\\p{L}))|\\s+[–—]\\s+${next}`, 'giu');
}

const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());

function splitLong(sentence: string, language: ComposerLanguage): string[] {
  if (countWords(sentence) <= longSentence || clausesLexicon[language].dependent.test(sentence) || /["“„«(]/u.test(sentence))
    return [sentence];
  for (const joint of sentence.matchAll(jointOf(language))) {
    const head = sentence.slice(0, joint.index);
    const tail = sentence.slice(joint.index + joint[0].length);
    if (countWords(head) < minHalfLength || countWords(tail) < minHalfLength) continue;
    return [`${head}.`, ...splitLong(capitalised(tail), language)];
  }
  return [sentence];
}

/** An article may not fit the plain word: "an approximately equal size" is not "an about equal size". */
const articleBefore = /(?<!\p{L})an?\s+$/iu;

const asWritten = (plain: string, heavy: string) => (/^\p{Lu}/u.test(heavy) ? capitalised(plain) : plain);

function replaceHeavy(text: string, language: ComposerLanguage): string {
  return plainWordsLexicon[language].reduce((simpler, [heavy, plain]) => {
    const words = heavy.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’-])${words}(?![\\p{L}\\p{N}'’-])`, 'giu');
    return simpler.replace(pattern, (found, at: number, whole: string) =>
      language === 'en' && articleBefore.test(whole.slice(0, at)) ? found : asWritten(plain, found),
    );
  }, text);
}

/** The paragraphs in their order; the passage itself where it is plain already. */
export const simplifyPassage = (passage: string, language: ComposerLanguage): string =>
  passage
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      sentencesOf(line, language)
        .flatMap((sentence) => splitLong(replaceHeavy(sentence, language), language))
        .join(' '),
    )
    .join('\n');

/** A sentence above this is hard to read for everyone. */
const hardSentence = 25;

/** Returns the number of sentences that are still long, because splitting them requires understanding. */
export const hardSentencesIn = (passage: string, language: ComposerLanguage): number =>
  sentencesOf(passage, language).filter((sentence) => countWords(sentence) > hardSentence).length;
