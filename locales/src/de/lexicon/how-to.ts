import type english from '../../en/lexicon/how-to.ts';
import type { Words } from '../../words.ts';

// "Wie man einen Baum schneidet" has no shorter form.
export default /(?!)/u satisfies Words<typeof english>;
