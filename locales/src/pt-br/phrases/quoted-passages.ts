import type english from '../../en/phrases/quoted-passages.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  found: 'Nenhum modelo está conectado, então isto é citado, não escrito. Os trechos mais próximos da sua pergunta:',
  nothing:
    'Nenhum modelo está conectado, então só posso citar, e nenhum trecho tem uma palavra em comum com a sua pergunta. Tente as palavras que o próprio texto usa.',
} satisfies ShapeOf<typeof english>;
