import type english from '../../en/lexicon/endings.ts';
import type { Words } from '../../words.ts';

export default 'es as os s a o e' satisfies Words<typeof english>;
