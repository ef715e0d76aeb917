import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:nous|notre|nos|je|mon|ma)(?!\p{L})/iu satisfies ShapeOf<typeof english>;
