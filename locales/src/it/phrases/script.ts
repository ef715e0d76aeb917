import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  shots: [
    'Primo piano delle mani',
    'Vista da sopra la spalla',
    'Campo largo del luogo',
    'Un dettaglio riempie l’immagine',
    'La persona parla in camera',
  ],
  sound: 'Audio originale con musica strumentale in sottofondo',
  videoHook: (topic) => `In questo video si parla di questo: ${topic}.`,
  showPoint: (point) => `Mostrare: ${point}`,
  pointsMissing: 'i punti di questa parte, con fatti ed esempi.',
  host: 'Conduttore',
  secondHost: 'Seconda voce',
  guest: 'Ospite',
  welcome: (podcast, topic) =>
    podcast === '' ? `Benvenuti. Il tema di oggi: ${topic}.` : `Benvenuti a ${podcast}. Il tema di oggi: ${topic}.`,
  guestToday: (guest) => `Oggi con noi: ${guest}.`,
  askGuest: (point) => `Parliamo di questo: ${point} Che cosa ne pensa?`,
  answerMissing: 'la risposta dell’ospite.',
  coldOpenMissing: 'il momento più forte della puntata, mezzo minuto al massimo.',
  goodbye: 'Grazie dell’ascolto.',
  inThisEpisode: 'In questa puntata:',
  day: (number) => `Giorno ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: un giorno` : `${destination}: ${days} giorni`),
  partsOfDay: ['Mattina', 'Pomeriggio', 'Sera'],
  stopsMissing: 'una o due tappe vicine tra loro, con il tragitto.',
  included: 'Compreso',
  gettingThere: 'Come arrivare',
  gettingThereMissing: 'come arrivare e come spostarsi.',
  check: 'Verificare orari e prezzi prima di partire.',
  introductionMissing: 'due o tre frasi su ciò che rende speciale questo viaggio.',
  openings: {
    question: 'Domanda',
    story: 'Storia',
    surprising_fact: 'Fatto sorprendente',
    problem_and_solution: 'Problema e soluzione',
    direct_answer: 'Risposta diretta',
  },
  openingMissing: {
    question: 'la domanda che porta qui chi legge.',
    story: 'una scena di due o tre frasi accaduta davvero.',
    surprising_fact: 'un fatto con una cifra che sorprende.',
    problem_and_solution: 'il problema di chi legge in una frase.',
    direct_answer: 'la risposta in una o due frasi.',
  },
  keywordMissing: (keyword) => `la parola chiave «${keyword}» in una di queste frasi.`,
  nextStepMissing: 'un passo pratico che chi legge può fare oggi.',
  dishesMissing: (dishes) => `ingredienti principali di ${dishes}.`,
  restaurant: (name, cuisine) => `${name}. Cucina: ${cuisine}.`,
  allergenNote: 'Gli allergeni sono letti dai soli ingredienti elencati; la cucina deve confermarli per ogni piatto.',
  searchIntent: (topic) => `Chi legge vuole capire: ${topic}`,
  mustCover: 'Un punto da trattare, con un fatto o un esempio che lo provi.',
  nothingSimpler:
    'Il motore integrato non ha trovato nulla da dire in modo più semplice; un modello collegato può riscrivere il testo.',
  longStill: (count) =>
    `Frasi ancora lunghe, perché solo un modello o una persona può dividerle: ${count}.`,
};

export default script;
