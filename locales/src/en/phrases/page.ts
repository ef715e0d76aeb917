// What content briefs say around what was given.
import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';
import type { Intent } from '../lexicon/search-intent.ts';

export interface PagePhrases {
  brief: {
    intents: Record<Intent, string>;
    /** Says from what the intent was read, and where to check it. */
    intentNote: (country: string) => string;
    reader: (audience: string, keyword: string) => string;
    readerMissing: string;
    goal: (goal: string) => string;
    shared: (terms: string) => string;
    gap: (keywords: string) => string;
    angleMissing: string;
    /** Headings of parts about a secondary keyword. */
    keywordHeadings: ((keyword: string) => string)[];
    /** What a part must answer, for each of the headings above and for the general ones. */
    keywordNotes: string[];
    generalNotes: { needs: string; costs: string; mistakes: string; answers: string };
    next: string;
    openingNote: string;
    goalNote: string;
    questions: ((keyword: string) => string)[];
    linksMissing: string;
    /** Before a thing to do and a thing to leave. */
    marks: { do: string; leave: string };
    keywordPositions: (keyword: string) => string;
    answersFirst: string;
    endsWithGoal: (goal: string) => string;
    wordBudget: string;
    proof: string;
    noFigures: string;
    noRepeats: string;
    neverUse: (words: string) => string;
    mustUse: (words: string) => string;
  };
}

const small = (text: string) => insideSentence(text, 'en');

const page: PagePhrases = {
  brief: {
    intents: {
      transactional: 'Ready to buy or book: the page shows offer, price and the next step without detours.',
      commercial: 'Comparing before a decision: the page gives criteria, differences and an honest recommendation.',
      navigational: 'Looking for a certain page or contact: the page gives the answer at the very top.',
      informational: 'Wants to understand first: the page explains, then shows the way to the offer.',
    },
    intentNote: (country) => `Read from the words of the keyword; check against the first results (${country}).`,
    reader: (audience, keyword) => `${audience}. They come with the search ${quoted(keyword, 'en')}.`,
    readerMissing: 'who reads the page, and what they already know.',
    goal: (goal) => `The page leads to one thing: ${small(goal)}.`,
    shared: (terms) => `The pages given share: ${terms}.`,
    gap: (keywords) => `None of them speaks of ${keywords}: that is the gap.`,
    angleMissing: 'what this page can say that others cannot: experience, figures or pictures of your own.',
    keywordHeadings: [
      (keyword) => `${keyword}: when it makes sense`,
      (keyword) => `${keyword}: what to look out for`,
      (keyword) => `${keyword}: how it works`,
    ],
    keywordNotes: [
      'Say for whom it pays off, and for whom it does not.',
      'Name the criteria that readers can check by themselves.',
      'Explain the steps in their order, with what is needed for each.',
    ],
    generalNotes: {
      needs: 'List what is needed before the start.',
      costs: 'Name purchase, running and hidden costs, each with its source.',
      mistakes: 'Name each mistake together with its remedy.',
      answers: 'Answer the questions below, each in two or three sentences.',
    },
    next: 'The next step',
    openingNote: 'Answer the search in the first two sentences; the details follow.',
    goalNote: 'One call to action, no second one beside it.',
    questions: [
      (keyword) => `${keyword}: what does it cost?`,
      (keyword) => `${keyword}: who is it for?`,
      (keyword) => `${keyword}: what are the alternatives?`,
      (keyword) => `${keyword}: which mistakes are common?`,
    ],
    linksMissing: 'pages of your own website to link to, with their addresses.',
    marks: { do: 'Do: ', leave: 'Don’t: ' },
    keywordPositions: (keyword) => `${quoted(keyword, 'en')} stands in the title, the first paragraph and the meta title.`,
    answersFirst: 'each part answers its question in its first two sentences.',
    endsWithGoal: (goal) => `the text ends with the goal: ${small(goal)}.`,
    wordBudget: 'no part is more than a tenth over its word budget.',
    proof: 'each figure names its source.',
    noFigures: 'state prices, dates or studies that no source holds.',
    noRepeats: 'repeat the primary keyword in every heading.',
    neverUse: (words) => `use these words of the brand voice’s list: ${words}.`,
    mustUse: (words) => `these words of the brand voice are in the text: ${words}.`,
  },
};

export default page;
