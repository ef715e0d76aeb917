import type english from '../../en/lexicon/endings.ts';
import type { Words } from '../../words.ts';

export default 'oes aes ao as os es s a o e' satisfies Words<typeof english>;
