import type english from '../../en/lexicon/endings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'ern er en es em e n s' satisfies ShapeOf<typeof english>;
