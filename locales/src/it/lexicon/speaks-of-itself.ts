import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:noi|nostr[oaie]|io|mi[oa]|abbiamo|siamo)(?!\p{L})/iu satisfies Words<typeof english>;
