import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:noi|nostr[oaie]|io|mi[oa]|abbiamo|siamo)(?!\p{L})/iu satisfies ShapeOf<typeof english>;
