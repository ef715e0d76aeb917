// What briefs, category cards, pages of stores and ordered web pages say around the facts that were given.

import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';
import type { Intent } from '../lexicon/search-intent.ts';

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
    inCity: (city: string) => string;
    /** First sentences: what the store offers, where. */
    introductions: ((store: string, service: string, inCity: string) => string)[];
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
  cards: {
    openings: [
      (subject, category, shop) => `${subject} at ${shop}: a category of its own beside ${small(category)}.`,
      (subject, _, shop) => `Looking for ${small(subject)}? ${shop} has put everything together in one place.`,
      (subject, category) => `From ${small(category)} to ${small(subject)} it is only one click.`,
      (subject, category, shop) => `Next to ${small(category)}, ${shop} also carries ${small(subject)}.`,
      (subject, _, shop) => `Everything that ${shop} carries under ${small(subject)} is a click away.`,
      (subject, category) => `${subject} and ${small(category)} can be seen side by side: open both categories and compare.`,
    ],
    openingsAlone: [
      (subject, category) => `${subject}: a category of its own beside ${small(category)}.`,
      (subject) => `Looking for ${small(subject)}? Everything is together in one place.`,
      (subject, category) => `From ${small(category)} to ${small(subject)} it is only one click.`,
    ],
    factsMissing: (subject) => `two or three facts about ${small(subject)}, such as range, materials and prices.`,
    subjectMissing: 'a linked keyword or a heading for this card.',
    button: (subject) => `See ${small(subject)}`,
    answerMissing: (question) => `an answer to “${question}” in two or three sentences.`,
    plainButton: 'See the category',
    footerMissing: (category) => `footer text on ${small(category)}: advice on the choice, care, delivery.`,
  },
  store: {
    inCity: (city) => ` in ${city}`,
    introductions: [
      (store, service, inCity) => `${store} offers ${small(service)}${inCity}.`,
      (store, service, inCity) => `${service}${inCity}: that is what ${store} offers.`,
      (store, service, inCity) => `For ${small(service)}${inCity}, ${store} is the place to go.`,
    ],
    headings: { hours: 'Opening hours', way: 'How to find us', team: 'The people here', offer: 'What you find here' },
    words: {
      hours: /\b(?:open(?:s|ing)?|closed|hours|by appointment)\b/i,
      way: /\b(?:park(?:ing)?|car park|bus|tram|train|station|on foot|walk|stop|opposite|next to|near)\b/i,
      team: /\b(?:team|advis\w+|staff|managed by|run by|masters?|years of experience|colleagues)\b/i,
      offer: /\b(?:offers?|services?|repairs?|rental|workshop|tours?|range|stock|try|test|delivery|click and collect)\b/i,
    },
    address: (address) => `Address: ${address}`,
    phone: (phone) => `Phone: ${phone}`,
    questions: {
      address: (store) => `Where is ${store}?`,
      hours: (store) => `When is ${store} open?`,
      way: (store) => `How do I get to ${store}?`,
      team: () => 'Who will advise me?',
      offer: (store) => `What does ${store} offer?`,
      phone: (store) => `How can I reach ${store} by phone?`,
    },
    missing: { address: 'address', hours: 'opening hours', phone: 'phone number', offer: 'what only this store offers' },
    columns: {
      name: ['name', 'store', 'store name', 'shop', 'branch', 'location'],
      address: ['address', 'street', 'street address'],
      city: ['city', 'town', 'area', 'city or area'],
      hours: ['hours', 'opening hours', 'open'],
      services: ['services', 'service', 'offer', 'range'],
      phone: ['phone', 'telephone', 'phone number', 'tel'],
      notes: ['notes', 'note', 'local facts', 'remarks', 'description'],
    },
  },
  managed: {
    lead: (keyword, brand, parts) => `${keyword}${brand === '' ? '' : ` at ${brand}`}. On this page: ${parts}.`,
    sectionMissing: (heading) => `facts for ${quoted(heading, 'en')}`,
    processWords: /\bhow\b.*\b(?:works?|done|book|order|rent)\b|\bhow to\b|\bsteps?\b|\bprocess\b/i,
    stepWords: /\b(?:book\w*|reserv\w+|order\w*|collect\w*|pick\w* up|return\w*|online|by phone|app)\b/i,
    task: (task) => `as the task says: ${quoted(task, 'en')}`,
    added: (heading) => `New section: ${heading}`,
    kept: (heading) => `Already on the page, not written again: ${heading}`,
    factsFor: (heading) => `Which facts belong under ${quoted(heading, 'en')}?`,
    addressesFor: (keywords) => `To which addresses should these link: ${keywords}?`,
    tooShort: 'The material is not enough for the length asked for. Which further facts are there?',
    leftOut: 'Some sentences of the additional content were left out, because they would have gone beyond the length.',
  },
};

export default page;
