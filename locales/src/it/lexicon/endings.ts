import type english from '../../en/lexicon/endings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'hi he a e i o' satisfies ShapeOf<typeof english>;
