// Questions of a text's plan to its author, by the promise of a heading.
import { quoted } from '../../writing/quotation-marks.ts';

export type HeadingKind = 'rule' | 'cost' | 'when' | 'where' | 'choice' | 'measure' | 'reason' | 'how';

export interface BriefPhrases {
  /** Words by which a heading promises that kind of answer. */
  kinds: Record<HeadingKind, RegExp>;
  questions: Record<HeadingKind, readonly [string, string]>;
  /** For headings of no kind, each pair once. */
  general: readonly (readonly [string, string])[];
  /** Questions that the opening must answer. */
  opening: (topic: string) => [string, string];
  /** Sections of a text with too few keywords: the first before them, the others behind, as many as are wanted. */
  headings: readonly { heading: string; questions: readonly [string, string] }[];
  /** Heading of the statements in short sources that match no other heading. */
  alsoSaid: string;
}

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:charges?|hire|rent(?:al)?|commission\p{L}*|deposit|investment|salary|wages?|income|profit\p{L}*|costs?|prices?|fees?|budget|expensive|cheap\p{L}*|pay|sav(?:e|ing|ings))(?!\p{L})/iu,
    how: /(?<!\p{L})(?:how|steps?|guide|tutorial|diy|install\p{L}*|mak(?:e|ing)|build\p{L}*|clean\p{L}*|repair\p{L}*|choos\p{L}*|set up|prevent\p{L}*|improv\p{L}*)(?!\p{L})/iu,
    choice:
      /(?<!\p{L})(?:worth it|worth|best|vs|versus|or|compar(?:e|es|ed|ing|ison)|alternatives?|which|types?|kinds?)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:where|near|local|nearby|parking|places?|map)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:how (?:many )?(?:days|weeks|months)|how fast|opening times|when|how long|season|winter|summer|spring|autumn|duration|opening hours|deadline)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:subsid\p{L}*|health insurer|funding|penalt\p{L}*|fines?|declar\p{L}*|permission|planning|proof|party wall|obligation|notice|inspection|noise|area|zones?|requirements?|documents?|certificat\p{L}*|registration|code|standards?|contract|permits?|licen[cs]es?|laws?|legal|rules?|tax\p{L}*|insurance|warranty|rights?|must|allowed|regulations?|grants?)(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:sizes?|dimensions|kw|watts?|calculat\p{L}*|how (?:much|many|big|deep|high)|distance|spacing|amount|capacity|dosage|temperature|weight)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:why|benefits?|advantages?|problems?|mistakes?|errors?|risks?)(?!\p{L})/iu,
  },
  questions: {
    cost: [
      'What does it cost in total, with the extras that people forget?',
      'Which source and which year does each amount come from?',
    ],
    how: [
      'Which steps are there, in which order, and what is needed for each?',
      'Which step is most often left out, and what follows from it?',
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
    ['What do readers ask about it, in their own words?', 'What is the answer, and who says so?'],
    ['What do other texts on it leave unanswered?', 'Which experience can only you add?'],
    ['What do readers have to do first, and what can wait?', 'What do they need for it?'],
    ['What do readers have to watch out for?', 'What happens if they do not?'],
    ['Which example shows it?', 'What can readers learn from it?'],
    ['Which image, table or list explains it faster than text?', 'What belongs in it?'],
    ['Whom can readers ask about it?', 'What should they have at hand then?'],
    ['How do readers recognise good quality?', 'How do they recognise a bad offer?'],
    ['What has changed in the last two years?', 'Which advice on it is out of date?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'en')}: what is the short answer, in two sentences?`,
    'Which figure, example or quotation proves it?',
  ],
  headings: [
    {
      heading: 'What readers should know first',
      questions: ['What is it about, in two sentences?', 'Which example do readers know from their own life?'],
    },
    {
      heading: 'What to watch out for',
      questions: ['What goes wrong most often, and how do readers notice in time?', 'When should they ask a professional?'],
    },
    {
      heading: 'What readers ask most',
      questions: [
        'Which three questions come up in every conversation about it?',
        'What is the answer to each, in one sentence?',
      ],
    },
    {
      heading: 'An example from practice',
      questions: ['Who had the problem, and what did they do?', 'What did it cost, and what came of it?'],
    },
    { heading: 'A checklist', questions: ['Which five points can readers tick off?', 'In which order?'] },
    {
      heading: 'What to do next',
      questions: ['What can readers do today, this week and later?', 'Which offer or page of yours helps them with it?'],
    },
  ],
  alsoSaid: 'Also in the sources',
};

export default brief;
