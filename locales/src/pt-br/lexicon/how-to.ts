import type english from '../../en/lexicon/how-to.ts';
import type { Words } from '../../words.ts';

export default /^como (?=\p{L}+[aeiô]r(?!\p{L}))/iu satisfies Words<typeof english>;
