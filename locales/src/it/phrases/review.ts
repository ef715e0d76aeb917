import type { ReviewPhrases } from '../../en/phrases/review.ts';

const review: ReviewPhrases = {
  opening: {
    good: [
      (formal) => `Grazie per la ${formal ? 'Sua' : 'tua'} bella recensione.`,
      (formal) => `Grazie per il tempo che ci ${formal ? 'ha' : 'hai'} dedicato scrivendo questa recensione.`,
      (formal) => `Grazie di cuore per il ${formal ? 'Suo' : 'tuo'} commento.`,
    ],
    mixed: [
      (formal) => `Grazie per la ${formal ? 'Sua' : 'tua'} recensione sincera.`,
      (formal) => `Grazie per averci detto che cosa ${formal ? 'Le' : 'ti'} è piaciuto e che cosa no.`,
      (formal) => `Grazie per il ${formal ? 'Suo' : 'tuo'} commento dettagliato.`,
    ],
    bad: [
      (formal) => `Grazie per il ${formal ? 'Suo' : 'tuo'} commento. Ci dispiace che l’esperienza non sia stata buona.`,
      () => 'Ci dispiace leggere queste parole e ringraziamo per la segnalazione.',
      (formal) =>
        `Grazie per la ${formal ? 'Sua' : 'tua'} franchezza. Ci dispiace di non aver soddisfatto le ${formal ? 'Sue' : 'tue'} aspettative.`,
    ],
  },
  matter: {
    good: (topics, formal) => `Quello che ${formal ? 'scrive' : 'scrivi'} ${topics} ci fa molto piacere.`,
    mixed: (topics, formal) => `Prendiamo sul serio quello che ${formal ? 'scrive' : 'scrivi'} ${topics}.`,
    bad: (topics, formal) => `Quello che ${formal ? 'scrive' : 'scrivi'} ${topics} non corrisponde a ciò che vogliamo offrire.`,
  },
  ownWords: (quotation, formal) => `${formal ? 'Lei scrive' : 'Scrivi'}: ${quotation}. Lo prendiamo sul serio.`,
  topics: [
    {
      words: /(?<!\p{L})(?:personale|staff|servizio|camerier[aei]|reception|titolar[ei]|dipendent[ei])(?!\p{L})/iu,
      about: 'sul nostro personale',
    },
    { words: /(?<!\p{L})(?:cibo|colazione|cena|pranzo|piatt[oi]|menù|menu|pizza|caffè|bevande)(?!\p{L})/iu, about: 'sul cibo' },
    {
      words: /(?<!\p{L})(?:camer[ae]|stanz[ae]|letto|bagno|doccia|appartamento|rumor[ei]|rumoros[ao])(?!\p{L})/iu,
      about: 'sulla camera',
    },
    { words: /(?<!\p{L})(?:consegn\p{L}*|spedizione|pacco|imballaggio|corriere)(?!\p{L})/iu, about: 'sulla consegna' },
    { words: /(?<!\p{L})(?:attesa|aspett(?:are|ato)|coda|lent[oaie]|ritardo)(?!\p{L})/iu, about: 'sui tempi di attesa' },
    { words: /(?<!\p{L})(?:qualità|prodotto|articolo|materiale)(?!\p{L})/iu, about: 'sul prodotto' },
    { words: /(?<!\p{L})(?:prezz[oi]|car[oi]|costos[oa]|economic[oa])(?!\p{L})/iu, about: 'sul prezzo' },
  ],
  factsMissing: 'che cosa è successo e che cosa è stato fatto, in parole che tutti possono leggere.',
  private: (formal) =>
    formal
      ? 'Ci scriva direttamente, così possiamo approfondire insieme.'
      : 'Scrivici direttamente, così possiamo approfondire insieme.',
  contactMissing: 'indirizzo o numero per parlarne in privato',
  nextVisit: [
    (formal) => `Saremo felici di ${formal ? 'accoglierLa' : 'accoglierti'} di nuovo.`,
    () => 'Speriamo di rivederci presto.',
    (formal) => `${formal ? 'La' : 'Ti'} aspettiamo per una prossima visita.`,
  ],
  thanks: [
    () => 'Grazie per la fiducia.',
    (formal) => `È un piacere ${formal ? 'averLa' : 'averti'} tra i nostri clienti.`,
    (formal) => `La ${formal ? 'Sua' : 'tua'} opinione è utile a noi e agli altri clienti.`,
  ],
};

export default review;
