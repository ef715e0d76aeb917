import type english from '../../en/phrases/general.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  toAdd: 'À compléter\u00a0: ',
} satisfies ShapeOf<typeof english>;
