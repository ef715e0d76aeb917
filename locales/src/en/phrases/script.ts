// What menus, outlines and news say in their own name.

export interface ScriptPhrases {
  pointsMissing: string;
  dishesMissing: (dishes: string) => string;
  allergenNote: string;
  searchIntent: (topic: string) => string;
  /** What a part on a point that must be covered has to hold, in turn. */
  mustCover: string[];
}

const script: ScriptPhrases = {
  pointsMissing: 'the points of this part, with facts and examples.',
  dishesMissing: (dishes) => `main ingredients of ${dishes}.`,
  allergenNote: 'Allergens were read from the listed ingredients alone; the kitchen must confirm them for every dish.',
  searchIntent: (topic) => `The reader wants to understand: ${topic}`,
  mustCover: [
    'State the rule or the fact first, then one example from practice.',
    'Say what readers should do, in which order, and what goes wrong otherwise.',
    'Give one figure with its source, and say for whom it holds.',
    'Name the exceptions, and who can answer further questions.',
  ],
};

export default script;
