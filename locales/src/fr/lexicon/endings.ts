import type english from '../../en/lexicon/endings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'aux al ux es s x e' satisfies ShapeOf<typeof english>;
