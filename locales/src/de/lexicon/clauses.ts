import type english from '../../en/lexicon/clauses.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  subject: '(?:wir|ihr|sie|er|es|ich|dies|man)',
  and: 'und',
  but: 'aber',
  dependent: /^(?:wenn|weil|obwohl|da|während|dass)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
