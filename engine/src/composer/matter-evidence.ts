// Whether a sentence answers what customers ask about a matter. A wrong answer under a question costs trust, a missing one an edit:
// what only sounds like the matter is no answer.
import { otherAmountsLexicon } from '@folio/locales/lexicon/other-amounts';
import { type CustomerMatter, questionPhrases } from '@folio/locales/phrases/question';
import type { ComposerLanguage } from '../engine-types.ts';
import { withoutMarks } from '../text/citations.ts';

const phoneNumber = /(?<![\p{L}\d])(?:(?:\+\d{1,3}|\(?0\d)[\d\s/().-]{5,}\d|\(\d{2,3}\)\s?\d{4,5}-\d{4})/u;
const amount =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|R\$|\d\s?(?:EUR|CHF|USD|GBP|BRL|euros?|Euro|francs?|Franken|reais|dollars?|pounds?|pence)(?!\p{L})|(?<!\p{L})(?:EUR|CHF|USD|GBP|BRL)\s?\d/iu;
const clock = /\d{1,2}[:.]\d{2}|\d\s?(?:Uhr|am|pm|h|ore|horas|heures)(?!\p{L})/iu;

/** True where an amount is the price of the offer, or the offer itself is free: not a free delivery, and not what something else came to. */
function namesPrice(text: string, language: ComposerLanguage): boolean {
  const { other, costs, free } = otherAmountsLexicon[language];
  if (other.test(text)) return false;
  const { delivery, returns } = questionPhrases[language].words;
  const conditions = [delivery, returns].map((words) => text.search(words)).filter((at) => at >= 0);
  if (!amount.test(text)) return free.test(text) && conditions.length === 0;
  // “Shipping costs €9” is no price of the offer; “It costs €90, shipping included” is one.
  return conditions.length === 0 || (costs.test(text) && Math.min(...conditions) > text.search(amount));
}

/** True where the sentence answers a question about the matter. */
export function isAnswerAbout(sentence: string, matter: CustomerMatter, language: ComposerLanguage): boolean {
  const text = withoutMarks(sentence);
  const { words } = questionPhrases[language];
  if (matter === 'price') return namesPrice(text, language);
  if (matter === 'contact' && phoneNumber.test(text)) return true;
  if (!words[matter].test(text)) return false;
  if (matter === 'times') return clock.test(text) || !otherAmountsLexicon[language].people.test(text);
  // Money that comes back to a card, or was given for something else, is no way to pay.
  return matter !== 'payment' || !(words.returns.test(text) || otherAmountsLexicon[language].other.test(text));
}

/** True where a sentence may hold the answer although it is not sure: then nobody may say that the answer is missing. */
export function canAnswer(sentence: string, matter: CustomerMatter, language: ComposerLanguage): boolean {
  const text = withoutMarks(sentence);
  if (matter === 'price') return /\p{Sc}|\d\s?(?:EUR|CHF|USD|GBP|BRL|euros?|reais|%)/iu.test(text);
  const isReachable = /@|https?:|www\.|(?<!\p{L})app(?!\p{L})/iu.test(text) || phoneNumber.test(text);
  return isReachable || isAnswerAbout(text, matter, language);
}
