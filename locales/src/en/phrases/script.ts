// Phrases of menus in their own name.

export interface ScriptPhrases {
  dishesMissing: (dishes: string) => string;
  allergenNote: string;
}

const script: ScriptPhrases = {
  dishesMissing: (dishes) => `main ingredients of ${dishes}.`,
  allergenNote: 'Allergens were read from the listed ingredients alone; the kitchen must confirm them for every dish.',
};

export default script;
