import type english from '../../en/lexicon/how-to.ts';
import type { Words } from '../../words.ts';

export default /^comment (?=\p{L}+(?:er|ir|re)(?!\p{L}))/iu satisfies Words<typeof english>;
