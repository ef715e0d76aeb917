import type english from '../../en/lexicon/endings.ts';
import type { Words } from '../../words.ts';

export default 'ern er en es em e n s' satisfies Words<typeof english>;
