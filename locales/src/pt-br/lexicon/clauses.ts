import type english from '../../en/lexicon/clauses.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  subject: '(?:nós|vocês|eles|elas|ele|ela|você|eu)',
  and: 'e',
  but: 'mas',
  dependent: /^(?:se|quando|porque|embora|enquanto|caso)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
