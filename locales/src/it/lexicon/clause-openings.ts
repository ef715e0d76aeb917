import type english from '../../en/lexicon/clause-openings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'e o con senza per da dal dalla dai fino perché mentre quale quali dove quando dopo prima durante se tra fra in nel nella su a' satisfies ShapeOf<
  typeof english
>;
