import type english from '../../en/analysis/author-notes.ts';
import type { Words } from '../../words.ts';

export default {
  placeholder: 'A acrescentar',
  metaPlaceholder: 'A escrever com o texto pronto',
  remarks: [
    'O que as fontes dizem sobre',
    'As fontes não dizem nada sobre',
    'Nenhum trecho encontrado para',
    'Não utilizadas, por estarem em outro idioma:',
    'Palavra-chave desta seção:',
  ],
  sources: ['Fontes'],
  meta: ['Metatítulo', 'Metadescrição', 'Meta título', 'Meta descrição', 'Slug da URL', 'Slug'],
} satisfies Words<typeof english>;
