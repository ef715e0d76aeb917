// A passage in shorter sentences and plainer words: long sentences are split where they are joined, listed heavy words are replaced.
// Order and facts stay; what could only be said otherwise by understanding it is left as it is.

import { sentencesOf } from '@folio/contract/readability/sentences';
import { countWords } from '@folio/contract/tool-price';
import type { ComposerLanguage } from '../engine-types.ts';
import { plainWords } from './plain-words.ts';

/** A sentence with more words than this is split where it can be: plain-language guides ask for 15 to 20 words on average. */
const longSentence = 18;
/** Neither half of a split sentence is shorter than this. */
const shortestHalf = 6;

/**
 * Joints after which a sentence of its own can stand, because subject and verb follow: a semicolon, or "and" and "but" with a pronoun
 * or article behind them. The word in brackets opens the new sentence.
 */
const subject: Record<ComposerLanguage, string> = {
  en: '(?:we|you|they|he|she|it|i|this|these|there)',
  de: '(?:wir|ihr|sie|er|es|ich|dies|man)',
  it: '(?:noi|voi|loro|lui|lei|io)',
  es: '(?:nosotros|ustedes|ellos|ellas|él|ella|usted|yo)',
  fr: '(?:nous|vous|ils|elles|il|elle|on|je|cela)',
  'pt-BR': '(?:nós|vocês|eles|elas|ele|ela|você|eu)',
};
const and: Record<ComposerLanguage, string> = { en: 'and', de: 'und', it: 'e', es: 'y', fr: 'et', 'pt-BR': 'e' };
const but: Record<ComposerLanguage, string> = { en: 'but', de: 'aber', it: 'ma', es: 'pero', fr: 'mais', 'pt-BR': 'mas' };

const jointOf = (language: ComposerLanguage) =>
  new RegExp(
    `;\\s+(?=\\p{L})|,?\\s+${and[language]}\\s+(?=${subject[language]}(?!\\p{L}))|,\\s+(?=${but[language]}\\s+${subject[language]}(?!\\p{L}))|\\s+[–—]\\s+(?=${subject[language]}(?!\\p{L}))`,
    'giu',
  );

const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());

/** A clause that depends on another ("because … and they …") keeps its second half. */
const opensDependent =
  /^(?:if|when|because|although|while|since|wenn|weil|obwohl|da|während|dass|se|quando|perché|poiché|sebbene|mentre|si|cuando|porque|aunque|mientras|quand|lorsque|parce|puisque|bien que|quand|porque|embora|enquanto|caso)(?!\p{L})/iu;

function splitLong(sentence: string, language: ComposerLanguage): string[] {
  if (countWords(sentence) <= longSentence || opensDependent.test(sentence) || /["“„«(]/u.test(sentence)) return [sentence];
  for (const joint of sentence.matchAll(jointOf(language))) {
    const head = sentence.slice(0, joint.index);
    const tail = sentence.slice(joint.index + joint[0].length);
    if (countWords(head) < shortestHalf || countWords(tail) < shortestHalf) continue;
    return [`${head}.`, ...splitLong(capitalised(tail), language)];
  }
  return [sentence];
}

const asWritten = (plain: string, heavy: string) => (/^\p{Lu}/u.test(heavy) ? capitalised(plain) : plain);

function replaceHeavy(text: string, language: ComposerLanguage): string {
  return plainWords[language].reduce((simpler, [heavy, plain]) => {
    const words = heavy.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’-])${words}(?![\\p{L}\\p{N}'’-])`, 'giu');
    return simpler.replace(pattern, (found) => asWritten(plain, found));
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
