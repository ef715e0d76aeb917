import type english from '../../en/lexicon/clauses.ts';
import type { Words } from '../../words.ts';

export default {
  subject: '(?:nous|vous|ils|elles|il|elle|on|je|cela)',
  and: 'et',
  but: 'mais',
  dependent: /^(?:si|quand|lorsque|parce|puisque|bien que)(?!\p{L})/iu,
} satisfies Words<typeof english>;
