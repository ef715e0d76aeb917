import type english from '../../en/lexicon/fillers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  fillers: 'per così dire,a dire il vero,va detto che,davvero,veramente,assolutamente,sostanzialmente,ovviamente,estremamente',
  needed:
    /(?<!\p{L})(?:non|mai|più|meno|così|come|quanto|tanto|un|uno|una|il|lo|la|i|gli|le|dei|degli|delle|del|dello|della)\s*$/iu,
  elides: /^\s+[aeiouhàèéìòù]/i,
} satisfies ShapeOf<typeof english>;
