import type english from '../../en/lexicon/sums-up.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  heading: /^(?:conclusion[ei]|in (?:breve|sintesi)|riassunto|riepilogo|in conclusione|per concludere)$/iu,
  sentence: /^(?:in (?:breve|sintesi|conclusione|definitiva)|per concludere|riassumendo|tutto sommato|nel complesso)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
