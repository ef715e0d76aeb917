import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  dishesMissing: (dishes) => `ingrédients principaux de ${dishes}.`,
  allergenNote: 'Les allergènes sont lus dans les seuls ingrédients cités\u00a0; la cuisine doit les confirmer pour chaque plat.',
};

export default script;
