import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  titles: {
    home: [(keyword) => keyword, (keyword) => `${keyword}: chi siamo e cosa facciamo`, (keyword) => `${keyword} in breve`],
    category: [(keyword) => `${keyword}: la gamma`, (keyword) => `${keyword} a confronto`, (keyword) => `${keyword} in breve`],
    product: [
      (keyword) => keyword,
      (keyword) => `${keyword}: caratteristiche e dettagli`,
      (keyword) => `${keyword} nel dettaglio`,
      (keyword) => `${keyword} in breve`,
    ],
    article: [
      (keyword) => `${keyword}: che cosa conta`,
      (keyword) => `${keyword} in parole semplici`,
      (keyword) => `${keyword}: l’essenziale`,
      (keyword) => `${keyword} in breve`,
      (keyword) => `${keyword}: cosa sapere`,
    ],
    service: [
      (keyword) => `${keyword}: i nostri servizi`,
      (keyword) => `${keyword}: servizi e contatti`,
      (keyword) => `${keyword} in breve`,
    ],
    local_page: [
      (keyword) => `${keyword}: servizi e contatti`,
      (keyword) => `${keyword} in zona`,
      (keyword) => `${keyword} in breve`,
    ],
  },
  calls: {
    home: (formal) =>
      formal
        ? ['Ci conosca meglio.', 'Scopra la nostra offerta.', 'Per saperne di più.']
        : ['Conoscici meglio.', 'Scopri la nostra offerta.', 'Per saperne di più.'],
    category: (formal) =>
      formal
        ? ['Scopra tutta la gamma.', 'Confronti e scelga.', 'Veda la selezione.']
        : ['Scopri tutta la gamma.', 'Confronta e scegli.', 'Guarda la selezione.'],
    product: (formal) =>
      formal
        ? ['Scopra tutti i dettagli.', 'Lo guardi da vicino.', 'Veda le caratteristiche.']
        : ['Scopri tutti i dettagli.', 'Guardalo da vicino.', 'Guarda le caratteristiche.'],
    article: (formal) =>
      formal
        ? ['Continui a leggere.', 'Legga l’articolo.', 'Qui trova le risposte.']
        : ['Continua a leggere.', 'Leggi l’articolo.', 'Qui trovi le risposte.'],
    service: (formal) =>
      formal
        ? ['Richieda un preventivo.', 'Ci contatti.', 'Scopra come funziona.']
        : ['Richiedi un preventivo.', 'Contattaci.', 'Scopri come funziona.'],
    local_page: (formal) =>
      formal
        ? ['Ci contatti.', 'Pianifichi la visita.', 'Veda i contatti.']
        : ['Contattaci.', 'Pianifica la visita.', 'Guarda i contatti.'],
  },
  about: (keyword, topic) => `${keyword}: ${topic}.`,
  sitelinksMissing: 'sitelink: pagine del sito, ognuna con un testo e due righe brevi.',
  headlinesMissing: 'altri vantaggi brevi: le righe fino a trenta caratteri diventano titoli.',
};

export default search;
