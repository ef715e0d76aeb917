import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  dishesMissing: (dishes) => `ingredientes principales de ${dishes}.`,
  allergenNote: 'Los alérgenos se han leído solo de los ingredientes indicados; la cocina debe confirmarlos en cada plato.',
};

export default script;
