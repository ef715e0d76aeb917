import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Guida al colloquio: ${job}`,
  opening: (job) => `Che cosa della Sua esperienza La prepara meglio a questo ruolo (${job})?`,
  questions: {
    screening: [
      'dove l’ha messo in pratica finora, e per quanto tempo?',
      'che cosa vorrebbe imparare da noi nei primi mesi?',
      'di che cosa ha bisogno da parte nostra per farlo bene?',
    ],
    technical: [
      'mi descriva passo per passo come procede di solito.',
      'mi racconti un caso difficile. Quali alternative ha valutato e perché ha deciso così?',
      'da che cosa capisce presto che qualcosa non va, e che cosa fa?',
    ],
    behavioural: [
      'mi racconti una situazione in cui è stato decisivo. Qual era il Suo compito, che cosa ha fatto e con quale risultato?',
      'mi racconti una volta in cui non è andata come previsto. Che cosa ha fatto e com’è finita?',
      'quando ha dovuto scegliere tra questo e qualcosa di altrettanto importante? Come ha deciso?',
    ],
    final: [
      'che cosa guarderebbe per prima cosa nelle prime settimane con noi?',
      'che cosa smetterebbe di fare, terrebbe o cambierebbe per migliorare?',
      'da che cosa capiremmo, dopo un anno, che il risultato è raggiunto?',
    ],
  },
  leading: 'come fa crescere questa competenza in chi lavora con Lei? Mi faccia un esempio.',
  goodSigns: [
    'Porta un esempio concreto, con il proprio contributo e il risultato; i dettagli sono coerenti.',
    'Spiega le ragioni della scelta, conosce le alternative, dice che cosa ha imparato.',
    'Valuta apertamente i pro e i contro, si assume la responsabilità, ne trae conclusioni.',
  ],
  warningSigns: [
    'Resta sul generico, parla solo di «noi», non porta esempi nemmeno se richiesti.',
    'Dà la colpa ad altri o alle circostanze, vede una sola strada, il risultato non è chiaro.',
    'Evita il conflitto, non sa dire che cosa farebbe diversamente oggi.',
  ],
  followUps: [
    'Qual è stato esattamente il Suo contributo?',
    'Che cosa farebbe diversamente oggi?',
    'Che cosa ne hanno detto le altre persone coinvolte?',
  ],
  ahead: {
    goodSigns: 'Risponde in modo concreto, sa che cosa comporta il ruolo, e quanto dice è coerente con l’esperienza.',
    warningSigns: 'Risponde con frasi fatte, sa poco del ruolo, le aspettative non sono adatte.',
    followUps: ['Mi può fare un esempio?', 'Perché proprio questo?', 'Da che cosa dipenderebbe?'],
  },
  scale: 'assente · in parte · pieno · oltre le attese',
};

export default interview;
