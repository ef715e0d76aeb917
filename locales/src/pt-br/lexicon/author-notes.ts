import type english from '../../en/lexicon/author-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

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
} satisfies ShapeOf<typeof english>;
