import type english from '../../en/lexicon/store-facts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  columns: {
    name: ['nome', 'negozio', 'punto vendita', 'filiale'],
    address: ['indirizzo', 'via'],
    city: ['città', 'località', 'città o zona'],
    hours: ['orari', 'orario', 'orari di apertura'],
    phone: ['telefono', 'tel'],
  },
  opening: {
    daily: ['tutti i giorni'],
    closed: ['chiuso'],
    to: ['a', 'al', 'alle'],
    and: ['e'],
    aside: ['aperto', 'da', 'dal', 'dalle', 'ore'],
  },
} satisfies ShapeOf<typeof english>;
