import type english from '../../en/lexicon/clause-openings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'ab und oder mit ohne für von bis weil während welche welcher welches wo wenn nach vor seit damit sodass falls durch über bei in im am an auf aus zum zur' satisfies ShapeOf<
  typeof english
>;
