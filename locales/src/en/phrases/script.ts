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
  dishesMissing: (dishes: string) => string;
  /** "Il Cortile. Cuisine: Piedmontese, small menu." */
  restaurant: (name: string, cuisine: string) => string;
  allergenNote: string;
  searchIntent: (topic: string) => string;
  mustCover: string;
  nothingSimpler: string;
  longStill: (count: number) => string;
}

const script: ScriptPhrases = {
  shots: [
    'Close-up of the hands',
    'View over the shoulder',
    'Wide shot of the place',
    'Detail that fills the frame',
    'Person speaks to the camera',
  ],
  sound: 'Original sound with quiet instrumental music below',
  videoHook: (topic) => `This video is about this: ${topic}.`,
  showPoint: (point) => `Show: ${point}`,
  pointsMissing: 'the points of this part, with facts and examples.',
  host: 'Host',
  secondHost: 'Second host',
  guest: 'Guest',
  welcome: (podcast, topic) =>
    podcast === '' ? `Welcome. Our topic today: ${topic}.` : `Welcome to ${podcast}. Our topic today: ${topic}.`,
  guestToday: (guest) => `With me today: ${guest}.`,
  askGuest: (point) => `Let us talk about this: ${point} How do you see it?`,
  answerMissing: 'the guest’s own answer.',
  coldOpenMissing: 'the strongest moment of the episode, half a minute at most.',
  goodbye: 'Thank you for listening.',
  inThisEpisode: 'In this episode:',
  day: (number) => `Day ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: one day` : `${destination}: ${days} days`),
  partsOfDay: ['Morning', 'Afternoon', 'Evening'],
  stopsMissing: 'one or two stops near each other, with the way between them.',
  included: 'Included',
  gettingThere: 'Getting there',
  gettingThereMissing: 'how to arrive and how to get around.',
  check: 'Check opening hours and prices before you leave.',
  introductionMissing: 'two or three sentences on what makes this journey special.',
  openings: {
    question: 'Question',
    story: 'Story',
    surprising_fact: 'Surprising fact',
    problem_and_solution: 'Problem and solution',
    direct_answer: 'Direct answer',
  },
  openingMissing: {
    question: 'the question that brings readers here.',
    story: 'a scene of two or three sentences that really happened.',
    surprising_fact: 'a fact with a figure that surprises.',
    problem_and_solution: 'the reader’s problem in one sentence.',
    direct_answer: 'the answer in one or two sentences.',
  },
  keywordMissing: (keyword) => `the keyword “${keyword}”, in one of these sentences.`,
  nextStepMissing: 'one practical step that readers can take today.',
  dishesMissing: (dishes) => `main ingredients of ${dishes}.`,
  restaurant: (name, cuisine) => `${name}. Cuisine: ${cuisine}.`,
  allergenNote: 'Allergens were read from the listed ingredients alone; the kitchen must confirm them for every dish.',
  searchIntent: (topic) => `The reader wants to understand: ${topic}`,
  mustCover: 'A point that must be covered, with a fact or an example that proves it.',
  nothingSimpler: 'Nothing was found that the built-in engine could say more simply; a connected model can rewrite the text.',
  longStill: (count) => `Sentences that are long still, because dividing them takes a model or a person: ${count}.`,
};

export default script;
