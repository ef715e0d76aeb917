import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  dishesMissing: (dishes) => `ingredienti principali di ${dishes}.`,
  allergenNote: 'Gli allergeni sono letti dai soli ingredienti elencati; la cucina deve confermarli per ogni piatto.',
};

export default script;
