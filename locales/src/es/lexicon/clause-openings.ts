import type english from '../../en/lexicon/clause-openings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'y o con sin para por desde hasta porque mientras donde cuando después antes durante si entre en sobre a' satisfies ShapeOf<
  typeof english
>;
