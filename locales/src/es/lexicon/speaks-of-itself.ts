import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:nosotros|nuestr[oa]s?|yo|mi|hemos|somos)(?!\p{L})/iu satisfies Words<typeof english>;
