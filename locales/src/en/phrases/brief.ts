// What the plan of a text asks its author, by what a heading promises.
export type HeadingKind = 'rule' | 'cost' | 'when' | 'where' | 'choice' | 'reason' | 'how';

export interface BriefPhrases {
  /** Words by which a heading promises that kind of answer. */
  kinds: Record<HeadingKind, RegExp>;
  questions: Record<HeadingKind, readonly [string, string]>;
  /** For headings of no kind, in turns. */
  general: readonly string[];
  /** Sections of a text with too few keywords, in their order. */
  headings: readonly [first: string, middle: string, last: string];
  /** Heads what short sources say beside the headings. */
  alsoSaid: string;
}

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:costs?|prices?|fees?|budget|expensive|cheap\p{L}*|pay|sav(?:e|ing|ings))(?!\p{L})/iu,
    how: /(?<!\p{L})(?:how|steps?|guide|tutorial|diy|install\p{L}*|mak(?:e|ing)|build\p{L}*|clean\p{L}*|repair\p{L}*|choos\p{L}*|set up|prevent\p{L}*|improv\p{L}*)(?!\p{L})/iu,
    choice: /(?<!\p{L})(?:best|vs|versus|or|compar(?:e|es|ed|ing|ison)|alternatives?|which|types?|kinds?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:where|near|local|nearby|parking|places?|map)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:when|how long|season|winter|summer|spring|autumn|duration|opening hours|deadline)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:permits?|licen[cs]es?|laws?|legal|rules?|tax\p{L}*|insurance|warranty|rights?|must|allowed|regulations?|grants?)(?!\p{L})/iu,
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
    reason: ['What is the most important reason, and which example shows it?', 'What speaks against it?'],
  },
  general: [
    'What is the short answer, in two sentences?',
    'Which figure, example or quotation proves it?',
    'What do readers have to watch out for?',
    'What can readers do right away?',
    'What do other texts on this leave unanswered?',
    'Which experience can only you add?',
  ],
  headings: ['What readers should know first', 'What to watch out for', 'What to do next'],
  alsoSaid: 'Also in the sources',
};

export default brief;
