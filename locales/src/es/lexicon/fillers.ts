import type english from '../../en/lexicon/fillers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  fillers:
    'por así decirlo,por supuesto,cabe señalar que,cabe destacar que,muy,realmente,verdaderamente,absolutamente,básicamente,obviamente,extremadamente',
  needed: /(?<!\p{L})(?:no|nunca|más|menos|tan|cómo|lo|por)\s*$/iu,
  elides: null,
} satisfies ShapeOf<typeof english>;
