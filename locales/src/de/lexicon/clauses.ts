import type english from '../../en/lexicon/clauses.ts';
import type { Words } from '../../words.ts';

export default {
  subject: '(?:wir|ihr|sie|er|es|ich|dies|man)',
  and: 'und',
  but: 'aber',
  dependent: /^(?:wenn|weil|obwohl|da|während|dass)(?!\p{L})/iu,
} satisfies Words<typeof english>;
