// What the plan of a text asks its author, by what a heading promises.
import { quoted } from '../../writing/quotation-marks.ts';

export type HeadingKind = 'rule' | 'cost' | 'when' | 'where' | 'choice' | 'measure' | 'reason' | 'how';

export interface BriefPhrases {
  /** Words by which a heading promises that kind of answer. */
  kinds: Record<HeadingKind, RegExp>;
  questions: Record<HeadingKind, readonly [string, string]>;
  /** For headings of no kind, each pair once. */
  general: readonly (readonly [string, string])[];
  /** What the opening has to answer. */
  opening: (topic: string) => [string, string];
  /** For the two sections that a text with too few keywords gets beside them. */
  pitfalls: readonly [string, string];
  nextSteps: readonly [string, string];
  /** Sections of a text with too few keywords, in their order. */
  headings: readonly [first: string, middle: string, last: string];
  /** Heads what short sources say beside the headings. */
  alsoSaid: string;
}

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:investment|funding|health insurer|salary|wages?|income|profit\p{L}*|costs?|prices?|fees?|budget|expensive|cheap\p{L}*|pay|sav(?:e|ing|ings))(?!\p{L})/iu,
    how: /(?<!\p{L})(?:how|steps?|guide|tutorial|diy|install\p{L}*|mak(?:e|ing)|build\p{L}*|clean\p{L}*|repair\p{L}*|choos\p{L}*|set up|prevent\p{L}*|improv\p{L}*)(?!\p{L})/iu,
    choice: /(?<!\p{L})(?:best|vs|versus|or|compar(?:e|es|ed|ing|ison)|alternatives?|which|types?|kinds?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:where|near|local|nearby|parking|places?|map)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:when|how long|season|winter|summer|spring|autumn|duration|opening hours|deadline)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:area|zones?|requirements?|documents?|certificat\p{L}*|registration|code|standards?|contract|permits?|licen[cs]es?|laws?|legal|rules?|tax\p{L}*|insurance|warranty|rights?|must|allowed|regulations?|grants?)(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:sizes?|dimensions|kw|watts?|calculat\p{L}*|how (?:much|many|big|long|deep|high)|distance|spacing|amount|capacity|dosage|temperature|weight)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:why|benefits?|advantages?|problems?|mistakes?|errors?|risks?)(?!\p{L})/iu,
  },
  questions: {
    cost: [
      'What does it cost in total, with the extras that people forget?',
      'Which source and which year does each amount come from?',
    ],
    how: [
      'Which steps are there, in which order, and what is needed for each?',
      'Where do beginners go wrong, and how do they notice?',
    ],
    choice: [
      'For whom is which option right, and for whom is it not?',
      'By which three criteria can readers decide for themselves?',
    ],
    where: ['Which places does the answer hold for, and what is different elsewhere?', 'Whom can readers ask on the spot?'],
    when: ['From when to when, and what does it depend on?', 'What has to be done before, and what can wait?'],
    rule: ['Which rule applies, where is it written, and since when?', 'Which exceptions are there, and who decides about them?'],
    measure: ['How do readers work out the right value for their own case?', 'Which two worked examples show it, with figures?'],
    reason: ['What is the most important reason, and which example shows it?', 'What speaks against it?'],
  },
  general: [
    ['What exactly is meant by it, and what is it often confused with?', 'Which example do readers know from their own life?'],
    ['Which question do customers ask you most often about it?', 'What do you answer, and how do you know?'],
    ['Which figure is there on it, from which source and year?', 'What does it mean for one reader?'],
    ['For whom does it matter most, and who can skip it?', 'What would convince a sceptic?'],
    ['What do other texts on it leave unanswered?', 'Which experience can only you add?'],
    ['What has changed in the last two years?', 'How do readers recognise advice that is out of date?'],
    ['Which picture, table or checklist explains it faster than text?', 'What belongs in it?'],
    ['What do readers have to watch out for?', 'What happens if they do not?'],
    ['Which alternative is there, and when is it better?', 'What does it cost in time and money?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'en')}: what is the short answer, in two sentences?`,
    'Which figure, example or quotation proves it?',
  ],
  pitfalls: ['What goes wrong most often, and how do readers notice in time?', 'When should they ask a professional?'],
  nextSteps: ['What can readers do today, this week and later?', 'Which offer or page of yours helps them with it?'],
  headings: ['What readers should know first', 'What to watch out for', 'What to do next'],
  alsoSaid: 'Also in the sources',
};

export default brief;
