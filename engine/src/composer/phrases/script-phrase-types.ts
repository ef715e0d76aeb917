// What scripts for videos and podcasts, itineraries and openings of articles say in their own name.

export type OpeningStyle = 'question' | 'story' | 'surprising_fact' | 'problem_and_solution' | 'direct_answer';

export interface ScriptPhrases {
  /** Camera positions that suit any subject, in turn. */
  shots: readonly string[];
  sound: string;
  /** Says what a video is about; `topic` is a phrase as its author wrote it. */
  videoHook: (topic: string) => string;
  /** What to show while a point is explained. */
  showPoint: (point: string) => string;
  pointsMissing: string;
  host: string;
  secondHost: string;
  guest: string;
  welcome: (podcast: string, topic: string) => string;
  guestToday: (guest: string) => string;
  askGuest: (point: string) => string;
  answerMissing: string;
  coldOpenMissing: string;
  goodbye: string;
  inThisEpisode: string;
  day: (number: number) => string;
  journey: (destination: string, days: number) => string;
  partsOfDay: readonly [string, string, string];
  stopsMissing: string;
  included: string;
  gettingThere: string;
  gettingThereMissing: string;
  check: string;
  introductionMissing: string;
  openings: Record<OpeningStyle, string>;
  openingMissing: Record<OpeningStyle, string>;
  keywordMissing: (keyword: string) => string;
  nextStepMissing: string;
  dishMissing: string;
  /** "Il Cortile. Cuisine: Piedmontese, small menu." */
  restaurant: (name: string, cuisine: string) => string;
  allergenNote: string;
  searchIntent: (topic: string) => string;
  mustCover: string;
  nothingSimpler: string;
}
