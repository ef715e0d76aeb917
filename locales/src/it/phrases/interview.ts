import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Guida al colloquio: ${job}`,
  opening: (job) => `Che cosa della Sua esperienza La prepara meglio a questo ruolo (${job})?`,
  openingForNewcomers: (job) =>
    `Che cosa ha fatto finora, al lavoro, nella formazione o nel tempo libero, che La prepara meglio a questo ruolo (${job})?`,
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
  skillKinds: {
    people:
      /(?<!\p{L})(?:guid\p{L}*|leadership|squadr\p{L}*|team|client\p{L}*|ospit\p{L}*|pazient[ie]|comunicazion\p{L}*|negozia\p{L}*|trattativ\p{L}*|reclam\p{L}*|conflitt\p{L}*|consulenza|accoglienza|vendit\p{L}*|telefon\p{L}*|collaborator\p{L}*|personale|persone|presentazion\p{L}*|formazione di)(?!\p{L})/iu,
    planning:
      /(?<!\p{L})(?:pianific\p{L}*|programmazione (?:dei|delle|del)|organizza\p{L}*|turni|scorte|magazzino|budget|cost[io]|acquist\p{L}*|coordina\p{L}*|priorità|logistica|scadenz\p{L}*)(?!\p{L})/iu,
    knowledge:
      /(?<!\p{L})(?:conoscenz\p{L}*|norm\p{L}*|legge|diritto|regolament\p{L}*|haccp|inglese|tedesco|francese|software|excel|sap|crm|gestionale|uso d\p{L}*|patente|esperienza con)(?!\p{L})/iu,
    attitude:
      /(?<!\p{L})(?:calma|pressione|stress|affidabil\p{L}*|puntual\p{L}*|creativ\p{L}*|precisione|cura|attenzione|flessibil\p{L}*|pazienza|curiosità|iniziativa|responsabilità|motivazion\p{L}*|autonomia|onestà|empatia)(?!\p{L})/iu,
  },
  bySkill: {
    people: [
      {
        question: 'Mi racconti un disaccordo sul lavoro che contava davvero. Che cosa ha detto per prima cosa, e com’è finita?',
        goodSigns: 'Riporta con equità il punto di vista altrui, cita le proprie parole e l’esito.',
        warningSigns: 'La colpa era solo degli altri; nulla di proprio ha portato alla soluzione.',
        followUp: 'Che cosa direbbe l’altra persona?',
      },
      {
        question:
          'Qualcuno dal cui lavoro Lei dipende non rispetta più volte gli accordi. Che cosa fa, dal primo colloquio in poi?',
        goodSigns: 'Parla prima a quattr’occhi, chiede i motivi, concorda qualcosa di verificabile.',
        warningSigns: 'Va subito dal capo, o lascia correre per farsi benvolere.',
        followUp: 'Da quando coinvolgerebbe altri?',
      },
      {
        question: 'Quale conversazione avrebbe voluto condurre in modo diverso, e che cosa fa diversamente da allora?',
        goodSigns: 'Indica un caso vero e un cambiamento che altri potrebbero notare.',
        warningSigns: 'Non gliene viene in mente nessuna, o spaccia un pregio per un errore.',
        followUp: 'Da che cosa ha capito che così va meglio?',
      },
    ],
    planning: [
      {
        question: 'Mi racconti un piano saltato all’ultimo momento. Che cosa ha riorganizzato, e a che cosa ha rinunciato?',
        goodSigns: 'Spiega l’ordine scelto, sa chi ne è stato toccato e come è stato avvisato.',
        warningSigns: 'Ha lavorato di più finché tutto era fatto; nessuna scelta.',
        followUp: 'Che cosa ha detto a chi ha dovuto aspettare?',
      },
      {
        question: 'Due lavori scadono alla stessa ora e le persone bastano per uno. Mi spieghi come decide.',
        goodSigns: 'Chiede prima conseguenze e impegni presi, decide, avvisa presto l’altra parte.',
        warningSigns: 'Decide secondo chi alza la voce, o fa entrambi a metà.',
        followUp: 'Quale informazione cambierebbe la decisione?',
      },
      {
        question: 'Da che cosa capisce, prima che sia tardi, che tempo o denaro non basteranno? Mi faccia un esempio.',
        goodSigns: 'Osserva qualcosa che si può contare, indica una soglia e che cosa ne segue.',
        warningSigns: 'Si affida alle sensazioni, se ne accorge alla fine.',
        followUp: 'Ogni quanto lo verifica, e chi lo vede?',
      },
    ],
    knowledge: [
      {
        question: '{skill}: che cosa ha dovuto cercare l’ultima volta, e dove l’ha cercato?',
        goodSigns: 'Indica una vera lacuna e una fonte affidabile; conserva la risposta per gli altri.',
        warningSigns: 'Dice di sapere tutto, o chiede in giro senza verificare.',
        followUp: 'Come sapeva che la fonte era giusta?',
      },
      {
        question: '{skill}: mi spieghi, come a una nuova collega, che cosa va storto più spesso e come si evita.',
        goodSigns: 'Lo dice in modo semplice e corretto, motiva ogni passo, verifica di essersi fatto capire.',
        warningSigns: 'Si nasconde dietro i tecnicismi, o cita la regola senza il motivo.',
        followUp: 'E in quale caso farebbe un’eccezione?',
      },
      {
        question: '{skill}: mi racconti un caso in cui il Suo sapere ha evitato un errore, o non è bastato.',
        goodSigns: 'Indica il caso, la conseguenza e che cosa ne ha imparato.',
        warningSigns: 'Si ferma a titoli e corsi; nessun caso.',
        followUp: 'A chi ha chiesto, e con quale rapidità?',
      },
    ],
    attitude: [
      {
        question: '{skill}: mi racconti un giorno in cui è stato difficile. Che cosa ha fatto?',
        goodSigns: 'Ammette che è stato difficile, indica un proprio passo e il suo effetto.',
        warningSigns: 'Non è mai difficile, oppure sono dovuti intervenire altri.',
        followUp: 'Che cosa L’ha aiutata di più?',
      },
      {
        question: '{skill}: che cosa fa, in concreto, perché non manchi nemmeno in una giornata storta?',
        goodSigns: 'Ha abitudini che si possono descrivere: elenchi, pause, accordi con altri.',
        warningSigns: 'Si affida al carattere: «Sono fatto così».',
        followUp: 'Da quando fa in questo modo?',
      },
      {
        question: '{skill}: quale esempio sceglierebbe chi lavora con Lei per descriverLa in questo?',
        goodSigns: 'Sceglie un esempio che altri potrebbero confermare, con luci e ombre.',
        warningSigns: 'Solo aggettivi, o lodi che nessuno potrebbe confermare.',
        followUp: 'E che cosa vorrebbero di più?',
      },
    ],
    craft: [
      {
        question: '{skill}: mi racconti un lavoro ben riuscito. Che cosa era difficile, e qual è stata la Sua parte?',
        goodSigns: 'Indica la difficoltà, le proprie decisioni e un risultato verificabile.',
        warningSigns: 'Parla solo della squadra, o della fatica invece che del risultato.',
        followUp: 'Che cosa ha scartato, e perché?',
      },
      {
        question: '{skill}: mi accompagni nel Suo ultimo caso, dal primo passo alla consegna.',
        goodSigns: 'Segue un ordine, dà motivi, indica verifiche e limiti.',
        warningSigns: 'Salta passi, non sa dire perché si fa così.',
        followUp: 'In quale punto verifica di essere sulla strada giusta?',
      },
      {
        question:
          '{skill}: mi racconti una volta in cui il risultato non era abbastanza buono. Da che cosa l’ha capito, e che cosa ha cambiato?',
        goodSigns: 'Lo ha capito senza che altri lo dicessero, ha corretto apertamente, ha cambiato metodo.',
        warningSigns: 'Se ne sono accorti altri; oggi tutto è come prima.',
        followUp: 'Come lo previene adesso?',
      },
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
