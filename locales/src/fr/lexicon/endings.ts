import type english from '../../en/lexicon/endings.ts';
import type { Words } from '../../words.ts';

export default 'aux al ux es s x e' satisfies Words<typeof english>;
