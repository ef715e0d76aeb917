// Harper's findings in English, sorted into certain corrections, questions to the author, and ignored ones.
import type { EnglishVariant } from './check-dictionary.ts';
import { findGrammar } from './check-grammar.ts';
import type { Finding } from './finding.ts';

/** Harper's kinds that are errors. Others concern style, layout, names or the dictionary's checks. */
const kinds: Readonly<Record<string, Finding['kind']>> = {
  Agreement: 'grammar',
  BoundaryError: 'spelling',
  Capitalization: 'spelling',
  Eggcorn: 'grammar',
  Grammar: 'grammar',
  Malapropism: 'grammar',
  Miscellaneous: 'grammar',
  Nonstandard: 'grammar',
  Punctuation: 'punctuation',
  WordChoice: 'grammar',
};

/** Rules without a false finding in 30,000 words of correct texts. Findings of other rules are questions. */
const certain: ReadonlySet<string> = new Set([
  'AnA',
  'AnAnother',
  'BareInMind',
  'CapitalizePersonalPronouns',
  'CorrectNumberSuffix',
  'DespiteOf',
  'DoubleModal',
  'EachAndEveryOne',
  'ForALongTime',
  'HeDos',
  'LookingForwardTo',
  'ModalOf',
  'MootPoint',
  'MoreBetter',
  'PeaceOfMind',
  'PiqueInterest',
  'PronounVerbAgreement',
  'SupposedTo',
  'TheAnother',
  'TheMy',
  'WreakHavoc',
]);

/** Rules that judge style, or were wrong more often than right. Sentence beginnings and doubled words have rules of our own. */
const refused =
  /^(?:Expand\w+|SentenceCapitalization|RepeatedWords|CompoundNouns|DiscourseMarkers|InflectedVerbAfterTo|MassNouns|MergeWords|MissingTo|Nothing|Overall|Everyone|PhrasalVerbAsCompoundNoun|PronounKnew|ToTwoToo|FillerWords)$/;

/** After another person the pronoun is not alone: "he and she go". After "that" it may be a wish: "that he go". */
const companions = /(?<!\p{L})(?:and|or|nor|that|lest)\s+\p{L}+\s+$/iu;

function isDoubtful(rule: string, text: string, start: number, end: number): boolean {
  if (rule === 'PronounVerbAgreement') return companions.test(text.slice(Math.max(0, start - 40), start));
  // No rule knows the pronunciation of capitals: "an SEO plan".
  return rule === 'AnA' && !/^\s+["“(]?\p{Ll}{2}/u.test(text.slice(end));
}

export async function findInEnglish(text: string, variant: EnglishVariant, signal: AbortSignal): Promise<Finding[]> {
  const found = await findGrammar({ text, isAmerican: variant === 'en-US' }, signal);
  return found.flatMap(({ rule, kind, start, end, replacements, message }) => {
    const ours = kinds[kind];
    const different = [...new Set(replacements)].filter((one) => one !== '');
    const [first] = different;
    if (ours === undefined || refused.test(rule) || first === undefined || isDoubtful(rule, text, start, end)) return [];
    const isCertain = certain.has(rule) && (different.length === 1 || rule === 'DespiteOf');
    return {
      start,
      end,
      replacement: isCertain ? first : null,
      suggestions: isCertain ? [] : different.slice(0, 3),
      kind: ours,
      reason: message.replaceAll('`', '"'),
    };
  });
}
