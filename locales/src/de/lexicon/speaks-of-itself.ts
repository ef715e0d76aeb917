import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:wir|uns|unser\p{L}*|ich|mein\p{L}*)(?!\p{L})/iu satisfies ShapeOf<typeof english>;
