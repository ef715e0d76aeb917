import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'i punti di questa parte, con fatti ed esempi.',
  day: (number) => `Giorno ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: un giorno` : `${destination}: ${days} giorni`),
  partsOfDay: ['Mattina', 'Pomeriggio', 'Sera'],
  stopsMissing: 'una o due tappe vicine tra loro, con il tragitto.',
  included: 'Compreso',
  gettingThere: 'Come arrivare',
  gettingThereMissing: 'come arrivare e come spostarsi.',
  check: 'Verificare orari e prezzi prima di partire.',
  dishesMissing: (dishes) => `ingredienti principali di ${dishes}.`,
  allergenNote: 'Gli allergeni sono letti dai soli ingredienti elencati; la cucina deve confermarli per ogni piatto.',
  searchIntent: (topic) => `Chi legge vuole capire: ${topic}`,
  mustCover: [
    'Prima la regola o il fatto, poi un esempio dalla pratica.',
    'Dire che cosa fare, in quale ordine, e che cosa va storto altrimenti.',
    'Indicare una cifra con la fonte e dire per chi vale.',
    'Nominare le eccezioni e chi risponde ad altre domande.',
  ],
  nothingSimpler:
    'Il motore integrato non ha trovato nulla da dire in modo più semplice; un modello collegato può riscrivere il testo.',
  longStill: (count) => `Frasi ancora lunghe, perché solo un modello o una persona può dividerle: ${count}.`,
};

export default script;
