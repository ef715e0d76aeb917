import type english from '../../en/lexicon/small-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words:
    'o a os as um uma uns umas e ou mas de do da dos das em no na nos nas a à ao aos às por para com que é são se seu sua seus suas',
  elisions: '',
} satisfies ShapeOf<typeof english>;
