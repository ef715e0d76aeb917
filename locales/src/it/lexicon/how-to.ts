import type english from '../../en/lexicon/how-to.ts';
import type { Words } from '../../words.ts';

export default /^come (?=\p{L}+(?:are|ere|ire|rre)(?!\p{L}))/iu satisfies Words<typeof english>;
