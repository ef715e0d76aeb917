import type english from '../../en/lexicon/frequent-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'der die und das den von zu mit ist im für auf ein eine des dem nicht sich auch als es an werden aus oder sind bei wird nach durch einen einer wie wenn man zum zur' satisfies ShapeOf<
  typeof english
>;
