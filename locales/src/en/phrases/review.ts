// What a business answers to reviews in public: thanks, the matter, an invitation. No excuses, no promises, no liability.

/** How a review is meant: one or two stars, three, four or five. */
export type Mood = 'bad' | 'mixed' | 'good';

type Say = (formal: boolean) => string;

export interface ReviewTopic {
  words: RegExp;
  /** "about the food", with its preposition, as it stands after "what you write". */
  about: string;
}

export interface ReviewPhrases {
  /** First sentences, one for each version. */
  opening: Record<Mood, readonly [Say, Say, Say]>;
  /** A sentence about what the review speaks of; `topics` is a joined list of `about`. */
  matter: Record<Mood, (topics: string, formal: boolean) => string>;
  /** Takes up a complaint in the guest's own words, which are put in quotation marks. */
  ownWords: (quotation: string, formal: boolean) => string;
  topics: readonly ReviewTopic[];
  /** Asks for what a reply to a critical review cannot do without. */
  factsMissing: string;
  /** Asks for a private word. */
  private: Say;
  contactMissing: string;
  /** Last sentences for those who may come again, and for those who bought. */
  nextVisit: readonly [Say, Say, Say];
  thanks: readonly [Say, Say, Say];
}

const review: ReviewPhrases = {
  opening: {
    good: [
      () => 'Thank you for your kind review.',
      () => 'Thank you for taking the time to write this.',
      () => 'A warm thank you for your feedback.',
    ],
    mixed: [
      () => 'Thank you for your honest review.',
      () => 'Thank you for telling us what you liked and what you did not.',
      () => 'Thank you for your detailed feedback.',
    ],
    bad: [
      () => 'Thank you for your feedback. We are sorry that your experience was not a good one.',
      () => 'We are sorry to read this, and thank you for letting us know.',
      () => 'Thank you for writing to us so openly. We are sorry that we disappointed you.',
    ],
  },
  matter: {
    good: (topics) => `What you write ${topics} means a lot to us.`,
    mixed: (topics) => `We take what you write ${topics} seriously.`,
    bad: (topics) => `What you describe ${topics} is not the experience we want to offer.`,
  },
  ownWords: (quotation) => `You write: ${quotation}. We take that seriously.`,
  topics: [
    { words: /\b(?:staff|team|service|waiters?|waitress|reception\w*|employees?|host)\b/i, about: 'about our team' },
    { words: /\b(?:food|breakfast|dinner|lunch|meals?|dish(?:es)?|menu|pizza|coffee|drinks?)\b/i, about: 'about the food' },
    { words: /\b(?:rooms?|beds?|bathroom|shower|apartment|noisy|loud)\b/i, about: 'about the room' },
    { words: /\b(?:deliver\w*|shipp\w*|parcel|package|packaging|courier)\b/i, about: 'about the delivery' },
    { words: /\b(?:wait(?:ed|ing)?|queue|slow|late|delay\w*)\b/i, about: 'about the waiting time' },
    { words: /\b(?:quality|product|item|material)\b/i, about: 'about the product' },
    { words: /\b(?:price\w*|expensive|cheap|overpriced|value for money)\b/i, about: 'about the price' },
  ],
  factsMissing: 'what happened and what has been done about it, as it may be read by everybody.',
  private: () => 'Please write to us directly, so that we can look into it with you.',
  contactMissing: 'address or number for a private word',
  nextVisit: [
    () => 'We would be glad to welcome you again.',
    () => 'We look forward to your next visit.',
    () => 'We hope to see you again soon.',
  ],
  thanks: [
    () => 'Thank you for your trust.',
    () => 'It is good to have you as a customer.',
    () => 'Your opinion helps us and other customers.',
  ],
};

export default review;
