import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'i punti di questa parte, con fatti ed esempi.',
  dishesMissing: (dishes) => `ingredienti principali di ${dishes}.`,
  allergenNote: 'Gli allergeni sono letti dai soli ingredienti elencati; la cucina deve confermarli per ogni piatto.',
  searchIntent: (topic) => `Chi legge vuole capire: ${topic}`,
  mustCover: [
    'Prima la regola o il fatto, poi un esempio dalla pratica.',
    'Dire che cosa fare, in quale ordine, e che cosa va storto altrimenti.',
    'Indicare una cifra con la fonte e dire per chi vale.',
    'Nominare le eccezioni e chi risponde ad altre domande.',
  ],
};

export default script;
