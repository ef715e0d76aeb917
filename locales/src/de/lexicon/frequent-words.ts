import type english from '../../en/lexicon/frequent-words.ts';
import type { Words } from '../../words.ts';

export default 'der die und das den von zu mit ist im für auf ein eine des dem nicht sich auch als es an werden aus oder sind bei wird nach durch einen einer wie wenn man zum zur' satisfies Words<
  typeof english
>;
