import type english from '../../en/lexicon/generic-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'guia dicas passo passos introdução importante importância melhores escolher exemplos exemplo erros comuns vantagens perguntas saber essencial básico' satisfies ShapeOf<
  typeof english
>;
