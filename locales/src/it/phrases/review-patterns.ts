import type { ReviewPatterns } from '../../en/phrases/review-patterns.ts';

const patterns: ReviewPatterns = {
  opening: {
    good: {
      plain: [
        ['Grazie per la Sua bella recensione.', 'Grazie per la tua bella recensione.'],
        [
          'Grazie per il tempo che ci ha dedicato scrivendo questa recensione.',
          'Grazie per il tempo che ci hai dedicato scrivendo questa recensione.',
        ],
        ['La ringraziamo per il Suo commento.', 'Ti ringraziamo per il tuo commento.'],
        ['Il Suo commento è prezioso, grazie.', 'Il tuo commento è prezioso, grazie.'],
      ],
      warm: [
        ['Grazie di cuore per la Sua recensione.', 'Grazie di cuore per la tua recensione.'],
        ['Che bello leggere le Sue parole, grazie.', 'Che bello leggere le tue parole, grazie.'],
        ['Le Sue parole ci fanno un gran piacere, grazie.', 'Le tue parole ci fanno un gran piacere, grazie.'],
        'È una gioia leggere una recensione così, grazie.',
      ],
      bold: [
        ['Con queste parole ci ha dato la carica, grazie.', 'Con queste parole ci hai dato la carica, grazie.'],
        'Questa sì che è una recensione, grazie.',
        ['La Sua recensione ci rallegra la giornata, grazie.', 'La tua recensione ci rallegra la giornata, grazie.'],
        'Parole così ci spingono avanti, grazie.',
      ],
    },
    mixed: [
      ['Grazie per la Sua recensione sincera.', 'Grazie per la tua recensione sincera.'],
      [
        'Grazie per averci detto che cosa Le è piaciuto e che cosa no.',
        'Grazie per averci detto che cosa ti è piaciuto e che cosa no.',
      ],
      ['Il Suo commento dettagliato ci è utile, grazie.', 'Il tuo commento dettagliato ci è utile, grazie.'],
      'Un parere franco aiuta sempre, grazie.',
    ],
    bad: [
      [
        'Grazie per il Suo commento. Ci dispiace che l’esperienza non sia stata buona.',
        'Grazie per il tuo commento. Ci dispiace che l’esperienza non sia stata buona.',
      ],
      'Ci dispiace leggere queste parole e ringraziamo per la segnalazione.',
      [
        'Grazie per la Sua franchezza. Ci dispiace di non aver soddisfatto le Sue aspettative.',
        'Grazie per la tua franchezza. Ci dispiace di non aver soddisfatto le tue aspettative.',
      ],
      'Non doveva andare così, e ce ne scusiamo.',
    ],
  },
  courtesy: {
    plain: [],
    warm: [
      [
        'Ci fa molto piacere che abbia trovato il tempo di scrivere.',
        'Ci fa molto piacere che tu abbia trovato il tempo di scrivere.',
      ],
      'Per noi significa molto.',
      'Righe come queste si leggono volentieri.',
    ],
    bold: ['Abbiamo letto ogni parola.', 'Non ci è sfuggita una riga.', 'L’abbiamo letta da cima a fondo.'],
  },
  sober: {
    plain: [],
    warm: [
      ['Apprezziamo il tempo che ci ha dedicato.', 'Apprezziamo il tempo che ci hai dedicato.'],
      'Parlarne apertamente ci aiuta.',
      'Sapere come è andata ci è utile.',
    ],
    bold: ['Abbiamo letto ogni parola.', 'Le parole chiare sono benvenute.', 'Non ci è sfuggita una riga.'],
  },
  matter: {
    good: {
      plain: [
        ['Quello che scrive {topics} ci fa molto piacere.', 'Quello che scrivi {topics} ci fa molto piacere.'],
        ['Le Sue parole {topics} sono un piacere da leggere.', 'Le tue parole {topics} sono un piacere da leggere.'],
        ['Leggiamo volentieri ciò che scrive {topics}.', 'Leggiamo volentieri ciò che scrivi {topics}.'],
      ],
      warm: [
        ['Ci riempie di gioia ciò che scrive {topics}.', 'Ci riempie di gioia ciò che scrivi {topics}.'],
        ['Le Sue parole gentili {topics} sono un regalo.', 'Le tue parole gentili {topics} sono un regalo.'],
        ['Quello che racconta {topics} ci scalda il cuore.', 'Quello che racconti {topics} ci scalda il cuore.'],
      ],
      bold: [
        ['Ciò che scrive {topics} ci mette le ali.', 'Ciò che scrivi {topics} ci mette le ali.'],
        'Parole così {topics} sono il premio più bello.',
        ['I Suoi complimenti {topics} hanno fatto centro.', 'I tuoi complimenti {topics} hanno fatto centro.'],
      ],
    },
    mixed: [
      ['Prendiamo sul serio quello che scrive {topics}.', 'Prendiamo sul serio quello che scrivi {topics}.'],
      ['Le Sue osservazioni {topics} per noi sono importanti.', 'Le tue osservazioni {topics} per noi sono importanti.'],
      ['Quello che dice {topics} ci aiuta a migliorare.', 'Quello che dici {topics} ci aiuta a migliorare.'],
    ],
    bad: [
      [
        'Quello che scrive {topics} non corrisponde a ciò che vogliamo offrire.',
        'Quello che scrivi {topics} non corrisponde a ciò che vogliamo offrire.',
      ],
      ['Prendiamo molto sul serio ciò che scrive {topics}.', 'Prendiamo molto sul serio ciò che scrivi {topics}.'],
      [
        'Le Sue critiche {topics} sono arrivate, e ci rammarica averne dato motivo.',
        'Le tue critiche {topics} sono arrivate, e ci rammarica averne dato motivo.',
      ],
    ],
  },
  praiseInOwnWords: [
    'Ci fa piacere leggere: {quotation}.',
    'Queste parole ci fanno piacere: {quotation}.',
    'È un piacere leggere queste parole: {quotation}.',
  ],
  ownWords: [
    ['Lei scrive: {quotation}. Lo prendiamo sul serio.', 'Scrivi: {quotation}. Lo prendiamo sul serio.'],
    'Ci dispiace leggere questo: {quotation}.',
    'C’è un punto che non vogliamo tralasciare: {quotation}.',
  ],
  regret: [
    'Ci dispiace che non tutto sia andato come doveva.',
    'È un peccato che non tutto abbia funzionato.',
    'Non tutto è stato come ci si può aspettare, e ce ne rammarichiamo.',
  ],
  private: [
    ['Ci scriva direttamente, così possiamo approfondire insieme.', 'Scrivici direttamente, così possiamo approfondire insieme.'],
    ['Vorremmo approfondire con Lei: ci contatti direttamente.', 'Vorremmo approfondire con te: contattaci direttamente.'],
    ['Si metta in contatto diretto con noi, ne parleremo insieme.', 'Mettiti in contatto diretto con noi, ne parleremo insieme.'],
  ],
  nextVisit: {
    plain: [
      ['Saremo felici di accoglierLa di nuovo.', 'Saremo felici di accoglierti di nuovo.'],
      ['La aspettiamo per una prossima visita.', 'Ti aspettiamo per una prossima visita.'],
      'Alla prossima visita.',
      ['È stato un piacere averLa da noi.', 'È stato un piacere averti da noi.'],
    ],
    warm: [
      'Speriamo di rivederci presto.',
      ['Sarebbe bello averLa di nuovo con noi.', 'Sarebbe bello averti di nuovo con noi.'],
      ['Torni quando vuole, La aspettiamo.', 'Torna quando vuoi, ti aspettiamo.'],
      ['Sarà una gioia rivederLa.', 'Sarà una gioia rivederti.'],
    ],
    bold: [
      'Quando ci rivediamo?',
      'Alla prossima, noi siamo pronti.',
      'Non vediamo l’ora del secondo tempo.',
      ['Torni presto a metterci alla prova.', 'Torna presto a metterci alla prova.'],
    ],
  },
  thanks: {
    plain: [
      'Grazie per la fiducia.',
      ['La Sua opinione è utile a noi e agli altri clienti.', 'La tua opinione è utile a noi e agli altri clienti.'],
      ['Restiamo a Sua disposizione.', 'Restiamo a tua disposizione.'],
      ['Il Suo parere conta.', 'Il tuo parere conta.'],
    ],
    warm: [
      ['È un piacere averLa tra i nostri clienti.', 'È un piacere averti tra i nostri clienti.'],
      ['Grazie per la fiducia che ci dà.', 'Grazie per la fiducia che ci dai.'],
      ['Le Sue parole contano molto per noi.', 'Le tue parole contano molto per noi.'],
      ['Per noi è una gioia averLa con noi.', 'Per noi è una gioia averti con noi.'],
    ],
    bold: [
      'Clienti così ci fanno crescere.',
      'Al prossimo ordine, con piacere.',
      'Questo ci dà slancio.',
      'Noi andiamo avanti così.',
    ],
  },
};

export default patterns;
