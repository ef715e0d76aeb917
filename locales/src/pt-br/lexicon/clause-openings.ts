import type english from '../../en/lexicon/clause-openings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'e ou com sem para por desde até porque enquanto onde quando depois antes durante se entre em no na nos nas sobre' satisfies ShapeOf<
  typeof english
>;
