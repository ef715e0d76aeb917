import type english from '../../en/lexicon/store-facts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  columns: {
    name: ['Name', 'Filiale', 'Geschäft'],
    address: ['Adresse', 'Anschrift', 'Straße'],
    city: ['Ort', 'Stadt', 'Ort oder Gebiet'],
    hours: ['Öffnungszeiten'],
    phone: ['Telefon', 'Telefonnummer', 'Tel'],
  },
  opening: {
    daily: ['täglich'],
    closed: ['geschlossen'],
    to: ['bis'],
    and: ['und'],
    aside: ['geöffnet', 'von', 'Uhr'],
  },
} satisfies ShapeOf<typeof english>;
