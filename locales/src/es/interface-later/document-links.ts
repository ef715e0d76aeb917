import type english from '../../en/interface-later/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Enlaces',
  inText: 'En este texto',
  toPage: 'A su página',
  emptyLead: '«Buscar enlaces» busca en este texto pasajes que encajan con páginas del sitio web.',
  all_one: 'Todas: {{count}} sugerencia',
  all_other: 'Todas las {{count}} sugerencias',
} satisfies Words<typeof english>;
