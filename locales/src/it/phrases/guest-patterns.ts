import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  event: {
    opening: {
      plain: [
        'In calendario {on}: {event}.',
        '{event} si tiene {on}.',
        'La data è fissata: {event}, {on}.',
        'In programma {on}: {event}.',
      ],
      warm: [
        ['La aspettiamo {on}: {event}.', 'Ti aspettiamo {on}: {event}.'],
        ['Venga a trovarci {on}: {event}.', 'Vieni a trovarci {on}: {event}.'],
        ['Sarà un piacere averLa con noi {on}: {event}.', 'Sarà un piacere averti con noi {on}: {event}.'],
        'Ritroviamoci {on}: {event}.',
      ],
      bold: [
        'Data da segnare: {event}, {on}.',
        'Ci siamo quasi, {on} tocca a noi: {event}.',
        ['Tenga libera la data: {event}, {on}.', 'Tieni libera la data: {event}, {on}.'],
        'In agenda un appuntamento da non perdere {on}: {event}.',
      ],
    },
    venue: {
      plain: ['L’appuntamento è qui: {venue}.', 'Il luogo dell’evento: {venue}.', 'Sede dell’evento: {venue}.'],
      warm: [
        'Ci incontriamo qui: {venue}.',
        ['Ci trova qui: {venue}.', 'Ci trovi qui: {venue}.'],
        'Il nostro punto d’incontro: {venue}.',
      ],
      bold: ['La cornice: {venue}.', 'Succede tutto qui: {venue}.', 'Il posto giusto: {venue}.'],
    },
    online: ['Si partecipa {venue}.', 'L’evento si svolge {venue}.', 'La partecipazione avviene {venue}.'],
    audience: {
      plain: [
        'Il programma è pensato per {audience}.',
        'L’evento è destinato a questo pubblico: {audience}.',
        'A chi si rivolge: {audience}.',
      ],
      warm: [
        'Il programma nasce per {audience}.',
        'Abbiamo preparato tutto per {audience}.',
        'Lo abbiamo pensato per {audience}.',
      ],
      bold: ['Un programma su misura per {audience}.', 'Un appuntamento fatto per {audience}.', 'Tutto per {audience}.'],
    },
    invite: {
      plain: [
        ['La invitiamo a questo appuntamento: {event}.', 'ti invitiamo a questo appuntamento: {event}.'],
        ['ecco il Suo invito: {event}.', 'ecco il tuo invito: {event}.'],
        ['abbiamo il piacere di invitarLa: {event}.', 'abbiamo il piacere di invitarti: {event}.'],
        ['con queste righe La invitiamo: {event}.', 'con queste righe ti invitiamo: {event}.'],
      ],
      warm: [
        ['ci farebbe piacere averLa con noi: {event}.', 'ci farebbe piacere averti con noi: {event}.'],
        ['La aspettiamo: {event}.', 'ti aspettiamo: {event}.'],
        ['venga a trovarci: {event}.', 'vieni a trovarci: {event}.'],
        ['sarà bello vederLa: {event}.', 'sarà bello vederti: {event}.'],
      ],
      bold: [
        ['un appuntamento da non perdere La aspetta: {event}.', 'un appuntamento da non perdere ti aspetta: {event}.'],
        ['ci sarà? Ecco l’appuntamento: {event}.', 'ci sarai? Ecco l’appuntamento: {event}.'],
        ['segni questa data: {event}.', 'segna questa data: {event}.'],
        ['tenga libero un posto in agenda: {event}.', 'tieni libero un posto in agenda: {event}.'],
      ],
    },
  },
  menu: {
    opening: {
      plain: [
        'Da {restaurant} si serve {cuisine}.',
        'Nel menù di {restaurant}: {cuisine}.',
        '{restaurant} propone {cuisine}.',
        'Ecco che cosa offre {restaurant}: {cuisine}.',
      ],
      warm: [
        ['Le diamo il benvenuto da {restaurant}: {cuisine}.', 'Ti diamo il benvenuto da {restaurant}: {cuisine}.'],
        ['Si accomodi da {restaurant}: {cuisine}.', 'Accomodati da {restaurant}: {cuisine}.'],
        [
          'Da {restaurant} la tavola è apparecchiata per Lei: {cuisine}.',
          'Da {restaurant} la tavola è apparecchiata per te: {cuisine}.',
        ],
        ['Sarà nostro ospite da {restaurant}: {cuisine}.', 'Sarai nostro ospite da {restaurant}: {cuisine}.'],
      ],
      bold: [
        'A tavola da {restaurant}: {cuisine}.',
        'Fame? Risponde {restaurant}: {cuisine}.',
        'Un tavolo, una promessa: {cuisine}. Siamo da {restaurant}.',
        'Tutti da {restaurant}: {cuisine}.',
      ],
    },
    prices: [
      'I piatti costano da {least} a {most}.',
      'I prezzi vanno da {least} a {most}.',
      'Per un piatto si va da {least} a {most}.',
    ],
  },
};

export default patterns;
