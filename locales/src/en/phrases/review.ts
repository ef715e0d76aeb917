// Topics of reviews of hotels, restaurants, shops and services.

/** Mood of a review: one or two stars, three, four or five. */
export type Mood = 'bad' | 'mixed' | 'good';

export interface ReviewTopic {
  words: RegExp;
  /** "about the food", with its preposition, as it stands after "what you write". */
  about: string;
  /** Praise of it alone says little where more is praised. */
  isSlight?: true;
}

export interface ReviewPhrases {
  topics: readonly ReviewTopic[];
  /** Thanks at the end of a clause: "great lessons, thank you". */
  thanksAtEnd: RegExp;
}

const review: ReviewPhrases = {
  topics: [
    { words: /\b(?:staff|team|service|waiters?|waitress|receptionist\w*|employees?|host)\b/i, about: 'about our team' },
    { words: /\bbreakfasts?\b/i, about: 'about breakfast' },
    { words: /\b(?:food|dinner|lunch|meals?|dish(?:es)?|menu|pizza)\b/i, about: 'about the food' },
    {
      words: /(?<!\b(?:changing|waiting|dining|meeting|fitting) )\b(?:rooms?|beds?|bathroom|shower|apartment)\b/i,
      about: 'about the room',
    },
    { words: /\b(?:spa|pool|swimming pool|sauna|hot tub|wellness)\b/i, about: 'about the pool and spa' },
    { words: /\b(?:gym|fitness)\b/i, about: 'about the gym' },
    { words: /\b(?:lift|elevator)\b/i, about: 'about the lift' },
    { words: /\b(?:wi-?fi|internet)\b/i, about: 'about the wifi' },
    { words: /\b(?:nois[ey]|noisy|loud)\b/i, about: 'about the noise' },
    { words: /\b(?:parking|car park|garage)\b/i, about: 'about parking' },
    { words: /\b(?:check-?(?:in|out)|reception)\b/i, about: 'about check-in' },
    { words: /\b(?:clean\w*|dirt\w*|dust\w*|stain\w*)\b/i, about: 'about the cleanliness' },
    { words: /\b(?:wait(?:ed|ing)?|queue|slow|late|delay\w*)\b/i, about: 'about the waiting time' },
    { words: /\b(?:packag\w*|wrapp\w*)\b/i, about: 'about the packaging' },
    { words: /\b(?:deliver\w*|shipp\w*|parcel|courier)\b/i, about: 'about the delivery' },
    { words: /\b(?:refund\w*|returns?|returned|exchange[ds]?)\b/i, about: 'about the return' },
    { words: /\b(?:quality|product|item|material)\b/i, about: 'about the product' },
    { words: /\b(?:price\w*|expensive|cheap|overpriced|value for money)\b/i, about: 'about the price', isSlight: true },
  ],
  thanksAtEnd: /[\s,.!–-]+(?:thank you|thanks)(?!\p{L}).{0,20}$/iu,
};

export default review;
