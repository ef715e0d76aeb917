import type english from '../../en/lexicon/endings.ts';
import type { Words } from '../../words.ts';

export default 'hi he a e i o' satisfies Words<typeof english>;
