import type english from '../../en/lexicon/how-to.ts';
import type { Words } from '../../words.ts';

export default /^cómo (?=\p{L}+[aei]r(?!\p{L}))/iu satisfies Words<typeof english>;
