// What briefs, category cards, pages of stores and ordered web pages say around the facts that were given.
import type { Intent } from '../../computed/keyword-clusters/intent.ts';

/** What a sentence about a store tells of. */
export type StoreMatter = 'hours' | 'way' | 'team' | 'offer';

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
    keywordPlaces: (keyword: string) => string;
    answersFirst: string;
    endsWithGoal: (goal: string) => string;
    wordBudget: string;
    proof: string;
    noFigures: string;
    noRepeats: string;
    neverUse: (words: string) => string;
    mustUse: (words: string) => string;
  };
  cards: {
    /** First sentences; each is true of any category that the shop has. */
    openings: ((subject: string, category: string, shop: string) => string)[];
    /** The same, where the shop's name is not known. */
    openingsAlone: ((subject: string, category: string) => string)[];
    factsMissing: (subject: string) => string;
    /** Heading and text of a card for which there is no keyword and no heading. */
    subjectMissing: string;
    button: (subject: string) => string;
    /** What a card needs whose heading asks something. */
    answerMissing: (question: string) => string;
    plainButton: string;
    footerMissing: (category: string) => string;
  };
  store: {
    /** " in Totnes"; empty where no place is known. */
    place: (city: string) => string;
    /** First sentences: what the store offers, where. */
    introductions: ((store: string, service: string, place: string) => string)[];
    headings: Record<StoreMatter, string>;
    words: Record<StoreMatter, RegExp>;
    address: (address: string) => string;
    phone: (phone: string) => string;
    questions: Record<StoreMatter | 'address' | 'phone', (store: string) => string>;
    missing: { address: string; hours: string; phone: string; offer: string };
    /** Labels of the columns of a store file, in small letters. */
    columns: Record<'name' | 'address' | 'city' | 'hours' | 'services' | 'phone' | 'notes', string[]>;
  };
  managed: {
    /** What the page holds, as its first paragraph; the brand may be empty. */
    lead: (keyword: string, brand: string, parts: string) => string;
    /** Without an end, for the task may follow. */
    sectionMissing: (heading: string) => string;
    /** Words that tell that a heading speaks of how something is done. */
    processWords: RegExp;
    /** Words that tell that a fact is a step of it. */
    stepWords: RegExp;
    task: (task: string) => string;
    added: (heading: string) => string;
    kept: (heading: string) => string;
    /** Questions of the change log. */
    factsFor: (heading: string) => string;
    addressesFor: (keywords: string) => string;
    tooShort: string;
    leftOut: string;
  };
}
