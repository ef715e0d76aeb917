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
  again: readonly [Say, Say, Say];
  thanks: readonly [Say, Say, Say];
}
