import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'les points de cette partie, avec des faits et des exemples.',
  dishesMissing: (dishes) => `ingrédients principaux de ${dishes}.`,
  allergenNote: 'Les allergènes sont lus dans les seuls ingrédients cités\u00a0; la cuisine doit les confirmer pour chaque plat.',
  searchIntent: (topic) => `Ce que les lecteurs veulent comprendre\u00a0: ${topic}`,
  mustCover: [
    'D’abord la règle ou le fait, puis un exemple tiré de la pratique.',
    'Dire quoi faire, dans quel ordre, et ce qui tourne mal sinon.',
    'Donner un chiffre avec sa source et dire pour qui il vaut.',
    'Citer les exceptions et qui répond aux autres questions.',
  ],
};

export default script;
