import type english from '../../en/lexicon/sums-up.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  heading: /^(?:conclusi(?:ón|ones)|resumen|en (?:resumen|pocas palabras|breve)|para concluir)$/iu,
  sentence: /^(?:en (?:resumen|conclusión|definitiva|pocas palabras|síntesis)|para (?:concluir|resumir)|en conjunto)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
