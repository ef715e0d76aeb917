import type english from '../../en/lexicon/sums-up.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  heading:
    /^(?:conclusions?|en (?:bref|résumé|conclusion)|résumé|l['’]essentiel|(?:ce qu['’]il faut|à) retenir|pour conclure)$/iu,
  sentence: /^(?:en (?:bref|résumé|conclusion|somme|définitive)|pour (?:conclure|résumer)|au final|somme toute)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
