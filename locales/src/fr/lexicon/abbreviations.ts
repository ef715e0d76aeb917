import type english from '../../en/lexicon/abbreviations.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'm mm mme mlle dr pr etc p.ex cf art av env max min n tél vol p pp st ste ex' satisfies ShapeOf<typeof english>;
