import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  dishesMissing: (dishes) => `ingredientes principais de ${dishes}.`,
  allergenNote: 'Os alergênicos foram lidos apenas dos ingredientes informados; a cozinha deve confirmá-los em cada prato.',
};

export default script;
