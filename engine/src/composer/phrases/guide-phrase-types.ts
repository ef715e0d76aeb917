// How a guide to a brand's writing says what was counted in its texts, in the languages in which voices are measured.

export interface GuidePhrases {
  tone: (brand: string, tones: string) => string;
  values: (values: string) => string;
  audience: (audience: string) => string;
  /** How much was read: the reader can tell how far the guide carries. */
  basis: (sentences: number, words: number) => string;
  samplesMissing: string;
  person: Record<'we' | 'i' | 'they', { trait: string; rule: string; not: string }>;
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
  questions: { trait: string; not: string };
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
  channels: { name: string; guidance: (usual: number) => string }[];
}
