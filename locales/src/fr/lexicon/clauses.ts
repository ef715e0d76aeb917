import type english from '../../en/lexicon/clauses.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  subject: '(?:nous|vous|ils|elles|il|elle|on|je|cela)',
  and: 'et',
  but: 'mais',
  dependent: /^(?:si|quand|lorsque|parce|puisque|bien que)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
