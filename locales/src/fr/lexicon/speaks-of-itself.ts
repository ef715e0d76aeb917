import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:nous|notre|nos|je|mon|ma)(?!\p{L})/iu satisfies Words<typeof english>;
