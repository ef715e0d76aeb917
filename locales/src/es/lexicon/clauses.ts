import type english from '../../en/lexicon/clauses.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  subject: '(?:nosotros|ustedes|ellos|ellas|él|ella|usted|yo)',
  and: 'y',
  but: 'pero',
  dependent: /^(?:si|cuando|porque|aunque|mientras)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
