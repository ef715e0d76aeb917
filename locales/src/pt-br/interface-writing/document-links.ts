import type english from '../../en/interface-writing/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  inText: 'Neste texto',
  toPage: 'Para a página dele',
  emptyLead: '“Buscar links” procura neste texto trechos que combinam com páginas do site.',
  all_one: 'Todas: {{count}} sugestão',
  all_other: 'Todas as {{count}} sugestões',
  order: {
    title: 'Links com texto âncora das regras de palavras-chave',
    find: 'Encontrar links com texto âncora',
    rules: 'Regras de palavras-chave',
    add_one: 'Adicionar {{count}} link',
    add_other: 'Adicionar {{count}} links',
    none: 'Nenhuma regra combina com o tema, as palavras-chave e os títulos.',
    tooLong: 'Não há espaço no campo para esses links. Escolha menos.',
  },
} satisfies Words<typeof english>;
