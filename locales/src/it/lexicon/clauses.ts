import type english from '../../en/lexicon/clauses.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  subject: '(?:noi|voi|loro|lui|lei|io)',
  and: 'e',
  but: 'ma',
  dependent: /^(?:se|quando|perché|poiché|sebbene|mentre)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
