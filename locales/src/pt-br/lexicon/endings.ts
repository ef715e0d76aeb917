import type english from '../../en/lexicon/endings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'oes aes ao as os es s a o e' satisfies ShapeOf<typeof english>;
