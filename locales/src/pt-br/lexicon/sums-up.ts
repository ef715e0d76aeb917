import type english from '../../en/lexicon/sums-up.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  heading: /^(?:conclus(?:ão|ões)|resumo|em (?:resumo|poucas palavras|síntese)|para concluir)$/iu,
  sentence: /^(?:em (?:resumo|conclusão|suma|síntese)|para (?:concluir|resumir)|no geral|resumindo)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
