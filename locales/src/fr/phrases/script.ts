import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'les points de cette partie, avec des faits et des exemples.',
  day: (number) => `Jour ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}\u00a0: une journée` : `${destination}\u00a0: ${days} jours`),
  partsOfDay: ['Matin', 'Après-midi', 'Soir'],
  stopsMissing: 'une ou deux étapes proches l’une de l’autre, avec le trajet.',
  included: 'Compris',
  gettingThere: 'S’y rendre',
  gettingThereMissing: 'comment venir et se déplacer.',
  check: 'Horaires et prix sont à vérifier avant le départ.',
  dishesMissing: (dishes) => `ingrédients principaux de ${dishes}.`,
  allergenNote: 'Les allergènes sont lus dans les seuls ingrédients cités\u00a0; la cuisine doit les confirmer pour chaque plat.',
  searchIntent: (topic) => `Ce que les lecteurs veulent comprendre\u00a0: ${topic}`,
  mustCover: [
    'D’abord la règle ou le fait, puis un exemple tiré de la pratique.',
    'Dire quoi faire, dans quel ordre, et ce qui tourne mal sinon.',
    'Donner un chiffre avec sa source et dire pour qui il vaut.',
    'Citer les exceptions et qui répond aux autres questions.',
  ],
  nothingSimpler: 'Le moteur intégré n’a rien trouvé à dire plus simplement\u00a0; un modèle connecté peut réécrire le texte.',
  longStill: (count) => `Phrases encore longues, que seul un modèle ou une personne peut diviser\u00a0: ${count}.`,
};

export default script;
