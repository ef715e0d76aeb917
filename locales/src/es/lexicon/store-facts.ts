import type english from '../../en/lexicon/store-facts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  columns: {
    name: ['nombre', 'tienda'],
    address: ['dirección', 'calle'],
    city: ['ciudad', 'localidad', 'ciudad o zona'],
    hours: ['horario', 'horarios'],
    phone: ['teléfono', 'tel'],
  },
  opening: {
    daily: ['todos los días'],
    closed: ['cerrado'],
    to: ['a', 'hasta'],
    and: ['y'],
    aside: ['abierto', 'de', 'h'],
  },
} satisfies ShapeOf<typeof english>;
