// Phrases of a brand's style guide for the counts of its texts, in the languages of voice analysis.

export interface GuidePhrases {
  tone: (brand: string, tones: string) => string;
  values: (values: string) => string;
  audience: (audience: string) => string;
  /** Amount of analyzed text: shows the reader the reliability of the guide. */
  basis: (sentences: number, words: number) => string;
  samplesMissing: string;
  person: Record<'we' | 'i' | 'they', { trait: string; rule: string; not: string }>;
  /** French brands that say "on" of themselves. */
  weAsOn: { trait: string; rule: string; says: string; not: string };
  /** `form` is the word of address as the samples write it. */
  address: {
    trait: string;
    direct: (form: string) => string;
    none: string;
    not: (form: string) => string;
  };
  sentences: {
    short: string;
    middle: string;
    long: string;
    measured: (usual: number, shortest: number, longest: number) => string;
    varied: string;
    even: string;
    typical: (quote: string) => string;
  };
  /** The rule against more questions than were counted. */
  questions: { trait: string; not: (count: number, of: number) => string };
  figures: { trait: string; not: string };
  calm: { trait: string; measured: (sentences: number) => string; rule: string };
  /** A finding with its proof. */
  proof: (quote: string) => string;
  marks: {
    exclamations: (count: number, of: number) => string;
    questions: (count: number, of: number) => string;
    noSemicolons: string;
    semicolons: (quote: string) => string;
    dashes: (quote: string) => string;
    noDashes: string;
    figures: (quote: string) => string;
    noEmojis: string;
    emojis: string;
    lists: string;
  };
  channels: { name: string; guidance: (usual: number, hasWords: boolean) => string }[];
}

const guide: GuidePhrases = {
  tone: (brand, tones) => `The tone of ${brand}: ${tones}.`,
  values: (values) => `What it stands for, in its own words: ${values}.`,
  audience: (audience) => `Readers: ${audience}.`,
  basis: (sentences, words) => `Measured in samples of ${words} words (sentences: ${sentences}).`,
  samplesMissing: 'more sample texts; a voice shows itself in forty words or more.',
  person: {
    we: {
      trait: 'Speaks as “we”',
      rule: 'The brand speaks of itself as “we”.',
      not: 'Do not change to “I” in the middle of a text.',
    },
    i: {
      trait: 'Speaks as “I”',
      rule: 'One person speaks, as “I”.',
      not: 'Do not hide the person behind “we”.',
    },
    they: {
      trait: 'Speaks of itself by name',
      rule: 'The brand is called by its name; “we” and “I” hardly occur.',
      not: 'Do not slip into “we”.',
    },
  },
  weAsOn: {
    trait: 'Speaks as “on”',
    rule: 'The brand speaks of itself as “on”.',
    says: 'Speak of the company as “on”',
    not: 'Do not change to “je” in the middle of a text.',
  },
  address: {
    trait: 'Talks to the reader',
    direct: (form) => `The reader is addressed directly, with “${form}”.`,
    none: 'The reader is not addressed directly.',
    not: () => 'Do not speak about readers in the third person.',
  },
  sentences: {
    short: 'Short sentences',
    middle: 'Sentences of medium length',
    long: 'Long sentences',
    measured: (usual, shortest, longest) =>
      `A usual sentence has ${usual} words, the shortest ${shortest}, the longest ${longest}.`,
    varied: 'Short and long ones take turns.',
    even: 'They are of much the same length.',
    typical: (quote) => `Typical: ${quote}`,
  },
  questions: { trait: 'Asks the reader', not: (count, of) => `Not more often: ${count} in ${of} sentences.` },
  figures: { trait: 'Gives figures', not: 'No “many” or “fast” where a figure is known.' },
  calm: {
    trait: 'Does not shout',
    measured: (sentences) => `No exclamation mark in ${sentences} sentences.`,
    rule: 'Let the statement carry the weight.',
  },
  proof: (quote) => `Proof: ${quote}`,
  marks: {
    exclamations: (count, of) => `Exclamation marks: ${count} in ${of} sentences.`,
    questions: (count, of) => `Questions: ${count} in ${of} sentences.`,
    noSemicolons: 'No semicolons.',
    semicolons: (quote) => `Semicolons join what belongs together: ${quote}`,
    dashes: (quote) => `Dashes occur: ${quote}`,
    noDashes: 'No dashes.',
    figures: (quote) => `Figures occur: ${quote}`,
    noEmojis: 'No emojis.',
    emojis: 'Emojis occur.',
    lists: 'Lists with bullets occur.',
  },
  channels: [
    {
      name: 'Website',
      guidance: (usual, hasWords) =>
        `${hasWords ? 'Person, address and favourite words' : 'Person and address'} stay. Sentences of about ${usual} words.`,
    },
    {
      name: 'Newsletter',
      guidance: () => 'Person and address stay. One subject per section; the first sentence says what it is about.',
    },
    { name: 'Social media', guidance: () => 'Person and address stay. The shortest sentences of the brand open the post.' },
  ],
};

export default guide;
