// Whether a sentence answers what customers ask about a matter. A wrong answer under a question costs trust, a missing one an edit:
// what only sounds like the matter is no answer.
import { otherAmountsLexicon } from '@folio/locales/lexicon/other-amounts';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { type CustomerMatter, questionPhrases } from '@folio/locales/phrases/question';
import type { ComposerLanguage } from '../engine-types.ts';
import { withoutMarks } from '../text/citations.ts';

const phoneNumber = /(?<![\p{L}\d])(?:\+\d{1,3}|\(?0\d)[\d\s/().-]{5,}\d/u;

/** True where the sentence answers a question about the matter. */
export function isAnswerAbout(sentence: string, matter: CustomerMatter, language: ComposerLanguage): boolean {
  const text = withoutMarks(sentence);
  if (matter === 'price') return commercePhrases[language].priceWords.test(text) && !otherAmountsLexicon[language].test(text);
  if (matter === 'contact' && phoneNumber.test(text)) return true;
  return questionPhrases[language].words[matter].test(text);
}

/** True where a sentence may hold the answer although it is not sure: then nobody may say that the answer is missing. */
export function canAnswer(sentence: string, matter: CustomerMatter, language: ComposerLanguage): boolean {
  const text = withoutMarks(sentence);
  if (matter === 'price') return /\p{Sc}|\d\s?(?:EUR|CHF|USD|GBP|BRL|euros?|reais|%)/iu.test(text);
  const isReachable = /@|https?:|www\.|(?<!\p{L})app(?!\p{L})/iu.test(text) || phoneNumber.test(text);
  return isReachable || isAnswerAbout(text, matter, language);
}
