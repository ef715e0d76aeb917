// Whether a sentence answers what customers ask about a matter. A wrong answer under a question costs trust, a missing one an edit:
// what only sounds like the matter is no answer.
import type { ComposerLanguage } from '../engine-types.ts';
import { withoutMarks } from '../text/citations.ts';
import { commercePhrases } from './phrases/commerce-phrases.ts';
import type { CustomerMatter } from './phrases/question-phrase-types.ts';
import { questionPhrases } from './phrases/question-phrases.ts';

/** Amounts that are no price of the offer: what a repair, a loss, a gift or a goal came to. */
const otherAmounts: Record<ComposerLanguage, RegExp> = {
  en: /\b(?:new one|replac\w+|broke|broken|damag\w+|stolen|rais(?:e|ed|ing)|donat\w+|fundrais\w+|(?:our|the) goal|budget|fined?|salary|grant of|invested|turnover|worth of)\b/i,
  de: /(?<!\p{L})(?:neue[rs]? (?:kostet|kommt)|Ersatz (?:kostet|für)|kaputt|defekt|beschädigt|gestohlen|Spende\p{L}*|gespendet|sammeln|gesammelt|Spendenziel|Budget|Bußgeld|Gehalt|Umsatz|investiert)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:uno nuovo|una nuova|sostitu\p{L}+|rott[oaie]|guast[oaie]|rubat[oaie]|raccogl\p{L}+|raccolt[oaie]|donazion[ei]|donat[oaie]|obiettivo|budget|multa|stipendio|fatturato|investit[oaie])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:un[oa]? nuev[oa]|sustitu\p{L}+|reemplaz\p{L}+|romp\p{L}+|rot[oa]s?|averi\p{L}+|robad[oa]s?|recaud\p{L}+|donaci\p{L}+|donad[oa]s?|objetivo|presupuesto|multa|salario|facturación|invertid[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:un|une) neu(?:f|ve)|remplac\p{L}+|cassée?s?|en panne|volée?s?|récolt\p{L}+|collect\p{L}+|dons?|objectif|budget|amende|salaire|chiffre d['’]affaires|investi(?:s|es)?)(?!\p{L})/iu,
  'pt-BR':
    /(?<!\p{L})(?:um[a]? nov[oa]|substitu\p{L}+|quebr\p{L}+|estrag\p{L}+|roubad[oa]s?|arrecad\p{L}+|doaç\p{L}+|doad[oa]s?|meta|orçamento|multa|salário|faturamento|investid[oa]s?)(?!\p{L})/iu,
};

const phoneNumber = /(?<![\p{L}\d])(?:\+\d{1,3}|\(?0\d)[\d\s/().-]{5,}\d/u;

/** True where the sentence answers a question about the matter. */
export function isAnswerAbout(sentence: string, matter: CustomerMatter, language: ComposerLanguage): boolean {
  const text = withoutMarks(sentence);
  if (matter === 'price') return commercePhrases[language].landing.priceWords.test(text) && !otherAmounts[language].test(text);
  if (matter === 'contact' && phoneNumber.test(text)) return true;
  return questionPhrases[language].words[matter].test(text);
}

/** True where a sentence may hold the answer although it is not sure: then nobody may say that the answer is missing. */
export function mayHold(sentence: string, matter: CustomerMatter, language: ComposerLanguage): boolean {
  const text = withoutMarks(sentence);
  if (matter === 'price') return /\p{Sc}|\d\s?(?:EUR|CHF|USD|GBP|BRL|euros?|reais|%)/iu.test(text);
  const isReachable = /@|https?:|www\.|(?<!\p{L})app(?!\p{L})/iu.test(text) || phoneNumber.test(text);
  return isReachable || isAnswerAbout(text, matter, language);
}
