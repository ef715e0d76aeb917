import type english from '../../en/interface-writing/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  inText: 'En este texto',
  toPage: 'A su página',
  emptyLead: '«Buscar enlaces» busca en este texto pasajes que encajan con páginas del sitio web.',
  all_one: 'Todas: {{count}} sugerencia',
  all_other: 'Todas las {{count}} sugerencias',
  order: {
    title: 'Enlaces con texto ancla según las reglas de palabras clave',
    find: 'Buscar enlaces con texto ancla',
    rules: 'Reglas de palabras clave',
    add_one: 'Añadir {{count}} enlace',
    add_other: 'Añadir {{count}} enlaces',
    none: 'Ninguna regla encaja con el tema, las palabras clave y los encabezados.',
    tooLong: 'No caben estos enlaces en el campo. Elige menos.',
  },
} satisfies Words<typeof english>;
