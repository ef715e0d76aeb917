// What itineraries, menus, outlines and news say in their own name.

export interface ScriptPhrases {
  pointsMissing: string;
  day: (number: number) => string;
  journey: (destination: string, days: number) => string;
  partsOfDay: readonly [string, string, string];
  stopsMissing: string;
  included: string;
  gettingThere: string;
  gettingThereMissing: string;
  check: string;
  dishesMissing: (dishes: string) => string;
  allergenNote: string;
  searchIntent: (topic: string) => string;
  /** What a part on a point that must be covered has to hold, in turn. */
  mustCover: string[];
  nothingSimpler: string;
  longStill: (count: number) => string;
}

const script: ScriptPhrases = {
  pointsMissing: 'the points of this part, with facts and examples.',
  day: (number) => `Day ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: one day` : `${destination}: ${days} days`),
  partsOfDay: ['Morning', 'Afternoon', 'Evening'],
  stopsMissing: 'one or two stops near each other, with the way between them.',
  included: 'Included',
  gettingThere: 'Getting there',
  gettingThereMissing: 'how to arrive and how to get around.',
  check: 'Check opening hours and prices before you leave.',
  dishesMissing: (dishes) => `main ingredients of ${dishes}.`,
  allergenNote: 'Allergens were read from the listed ingredients alone; the kitchen must confirm them for every dish.',
  searchIntent: (topic) => `The reader wants to understand: ${topic}`,
  mustCover: [
    'State the rule or the fact first, then one example from practice.',
    'Say what readers should do, in which order, and what goes wrong otherwise.',
    'Give one figure with its source, and say for whom it holds.',
    'Name the exceptions, and who can answer further questions.',
  ],
  nothingSimpler: 'Nothing was found that the built-in engine could say more simply; a connected model can rewrite the text.',
  longStill: (count) => `Sentences that are long still, because dividing them takes a model or a person: ${count}.`,
};

export default script;
