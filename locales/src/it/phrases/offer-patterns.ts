import type { OfferPatterns } from '../../en/phrases/offer-patterns.ts';

const patterns: OfferPatterns = {
  job: {
    opening: {
      plain: [
        '{company} cerca personale{where}. Il ruolo: {role}.',
        'La posizione aperta{where} presso {company}: {role}.',
        '{company} ha una posizione aperta{where}: {role}.',
        'Per il suo organico {company} cerca{where}: {role}.',
      ],
      warm: [
        'C’è un posto nel nostro gruppo. {company} cerca{where}: {role}.',
        [
          'Le piacerebbe lavorare con noi? {company} cerca{where}: {role}.',
          'Ti piacerebbe lavorare con noi? {company} cerca{where}: {role}.',
        ],
        ['Venga a lavorare con {company}{where}: {role}.', 'Vieni a lavorare con {company}{where}: {role}.'],
        'Noi di {company} cerchiamo una persona{where}: {role}.',
      ],
      bold: [
        '{company} assume{where}. Il ruolo: {role}.',
        'Voglia di novità? {company} cerca{where}: {role}.',
        ['Il Suo prossimo passo{where}: {role} presso {company}.', 'Il tuo prossimo passo{where}: {role} presso {company}.'],
        'Cercasi{where}: {role}. Assume {company}.',
      ],
    },
    closing: {
      plain: [
        'Rispondiamo volentieri alle domande sul ruolo.',
        ['Attendiamo la Sua candidatura.', 'Attendiamo la tua candidatura.'],
        'Per domande sul ruolo siamo a disposizione.',
        ['Per ogni dubbio ci scriva.', 'Per ogni dubbio scrivici.'],
      ],
      warm: [
        ['Non vediamo l’ora di conoscerLa.', 'Non vediamo l’ora di conoscerti.'],
        ['Sarà un piacere leggerLa.', 'Sarà un piacere leggerti.'],
        ['Ci racconti chi è.', 'Raccontaci chi sei.'],
        ['Ci scriva, La aspettiamo.', 'Scrivici, ti aspettiamo.'],
      ],
      bold: [
        ['Ci mostri che cosa sa fare.', 'Mostraci che cosa sai fare.'],
        ['Che cosa aspetta?', 'Che cosa aspetti?'],
        ['Ora tocca a Lei.', 'Ora tocca a te.'],
        ['Ci convinca.', 'Convincici.'],
      ],
    },
    equalOpportunity: [
      'La ricerca è rivolta a persone di ogni genere, età, origine, religione, orientamento sessuale e condizione di disabilità.',
      'Sono benvenute le candidature di tutte le persone, senza distinzione di genere, età, origine, religione, disabilità o orientamento sessuale.',
      'Genere, età, origine, religione, disabilità e orientamento sessuale per noi non fanno differenza.',
    ],
  },
  property: {
    lead: {
      plain: [],
      warm: [
        'Un posto da chiamare casa.',
        'Entrare e sentirsi a casa.',
        'Spazio per un nuovo capitolo.',
        'Un luogo in cui mettere radici.',
      ],
      bold: [
        'Questo potrebbe essere il prossimo indirizzo.',
        'Vale una visita.',
        'Ecco un indirizzo da ricordare.',
        'Un’occasione da vedere di persona.',
      ],
    },
    layout: ['Gli spazi interni comprendono {rooms}.', 'Gli ambienti: {rooms}.', 'All’interno: {rooms}.'],
    closing: {
      plain: [
        'Le visite si concordano su richiesta.',
        'Una visita è possibile su richiesta.',
        'Per una visita ci contatti.',
        'Su richiesta organizziamo una visita.',
      ],
      warm: [
        'Sarà un piacere mostrarLe l’immobile.',
        'Venga a vedere l’immobile, La aspettiamo.',
        'Con piacere La accompagniamo nella visita.',
        'Passi a trovarci, Le mostriamo tutto.',
      ],
      bold: [
        'Fissi ora la visita.',
        'Veda l’immobile di persona.',
        'Quando vuole fare la visita?',
        'Prenoti oggi la Sua visita.',
      ],
    },
  },
};

export default patterns;
