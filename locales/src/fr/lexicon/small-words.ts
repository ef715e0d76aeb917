import type english from '../../en/lexicon/small-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words:
    'le la les un une des du de et ou mais à au aux en dans par pour sur avec que qui est sont ce cet cette ces votre vos notre nos',
  elisions: 'l d j m t s n c qu jusqu lorsqu puisqu quoiqu quelqu',
} satisfies ShapeOf<typeof english>;
