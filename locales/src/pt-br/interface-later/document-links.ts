import type english from '../../en/interface-later/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Links',
  inText: 'Neste texto',
  toPage: 'Para a página dele',
  emptyLead: '“Buscar links” procura neste texto trechos que combinam com páginas do site.',
  all_one: 'Todas: {{count}} sugestão',
  all_other: 'Todas as {{count}} sugestões',
} satisfies Words<typeof english>;
