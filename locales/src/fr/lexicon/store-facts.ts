import type english from '../../en/lexicon/store-facts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  columns: {
    name: ['nom', 'magasin', 'boutique'],
    address: ['adresse', 'rue'],
    city: ['ville', 'ville ou secteur'],
    hours: ['horaires', 'heures d’ouverture'],
    phone: ['téléphone', 'tél'],
  },
  opening: {
    daily: ['tous les jours'],
    closed: ['fermé'],
    to: ['à', 'au'],
    and: ['et'],
    aside: ['ouvert', 'de', 'du', 'le', 'h'],
  },
} satisfies ShapeOf<typeof english>;
