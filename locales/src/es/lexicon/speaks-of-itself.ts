import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:nosotros|nuestr[oa]s?|yo|mi|hemos|somos)(?!\p{L})/iu satisfies ShapeOf<typeof english>;
