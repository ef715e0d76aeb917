import type english from '../../en/lexicon/clauses.ts';
import type { Words } from '../../words.ts';

export default {
  subject: '(?:nós|vocês|eles|elas|ele|ela|você|eu)',
  and: 'e',
  but: 'mas',
  dependent: /^(?:se|quando|porque|embora|enquanto|caso)(?!\p{L})/iu,
} satisfies Words<typeof english>;
