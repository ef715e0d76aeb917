import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
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
  },
};

export default patterns;
