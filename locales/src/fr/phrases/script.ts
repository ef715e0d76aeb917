import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  shots: [
    'Gros plan sur les mains',
    'Vue par-dessus l’épaule',
    'Plan large du lieu',
    'Un détail remplit l’image',
    'La personne parle à la caméra',
  ],
  sound: 'Son d’origine, musique instrumentale douce en fond',
  videoHook: (topic) => `Voici le sujet de cette vidéo\u00a0: ${topic}.`,
  showPoint: (point) => `Montrer\u00a0: ${point}`,
  pointsMissing: 'les points de cette partie, avec des faits et des exemples.',
  host: 'Animation',
  secondHost: 'Seconde voix',
  guest: 'Personne invitée',
  welcome: (podcast, topic) =>
    podcast === ''
      ? `Bienvenue. Notre sujet du jour\u00a0: ${topic}.`
      : `Bienvenue dans ${podcast}. Notre sujet du jour\u00a0: ${topic}.`,
  guestToday: (guest) => `Avec nous aujourd’hui\u00a0: ${guest}.`,
  askGuest: (point) => `Parlons de ceci\u00a0: ${point} Comment voyez-vous cela\u00a0?`,
  answerMissing: 'la réponse de la personne invitée.',
  coldOpenMissing: 'le moment le plus fort de l’épisode, une demi-minute au plus.',
  goodbye: 'Merci de votre écoute.',
  inThisEpisode: 'Dans cet épisode\u00a0:',
  day: (number) => `Jour ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}\u00a0: une journée` : `${destination}\u00a0: ${days} jours`),
  partsOfDay: ['Matin', 'Après-midi', 'Soir'],
  stopsMissing: 'une ou deux étapes proches l’une de l’autre, avec le trajet.',
  included: 'Compris',
  gettingThere: 'S’y rendre',
  gettingThereMissing: 'comment venir et se déplacer.',
  check: 'Horaires et prix sont à vérifier avant le départ.',
  introductionMissing: 'deux ou trois phrases sur ce qui rend ce voyage unique.',
  openings: {
    question: 'Question',
    story: 'Histoire',
    surprising_fact: 'Fait surprenant',
    problem_and_solution: 'Problème et solution',
    direct_answer: 'Réponse directe',
  },
  openingMissing: {
    question: 'la question que se posent les lecteurs.',
    story: 'une scène de deux ou trois phrases, vraiment vécue.',
    surprising_fact: 'un fait chiffré qui surprend.',
    problem_and_solution: 'le problème des lecteurs en une phrase.',
    direct_answer: 'la réponse en une ou deux phrases.',
  },
  keywordMissing: (keyword) => `le mot-clé «\u00a0${keyword}\u00a0» dans l’une de ces phrases.`,
  nextStepMissing: 'un geste concret à faire dès aujourd’hui.',
  dishesMissing: (dishes) => `ingrédients principaux de ${dishes}.`,
  restaurant: (name, cuisine) => `${name}. Cuisine\u00a0: ${cuisine}.`,
  allergenNote: 'Les allergènes sont lus dans les seuls ingrédients cités\u00a0; la cuisine doit les confirmer pour chaque plat.',
  searchIntent: (topic) => `Ce que les lecteurs veulent comprendre\u00a0: ${topic}`,
  mustCover: 'Un point à traiter, avec un fait ou un exemple à l’appui.',
  nothingSimpler: 'Le moteur intégré n’a rien trouvé à dire plus simplement\u00a0; un modèle connecté peut réécrire le texte.',
  longStill: (count) => `Phrases encore longues, que seul un modèle ou une personne peut diviser\u00a0: ${count}.`,
};

export default script;
