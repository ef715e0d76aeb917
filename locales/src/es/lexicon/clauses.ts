import type english from '../../en/lexicon/clauses.ts';
import type { Words } from '../../words.ts';

export default {
  subject: '(?:nosotros|ustedes|ellos|ellas|él|ella|usted|yo)',
  and: 'y',
  but: 'pero',
  dependent: /^(?:si|cuando|porque|aunque|mientras)(?!\p{L})/iu,
} satisfies Words<typeof english>;
