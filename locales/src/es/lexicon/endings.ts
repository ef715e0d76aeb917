import type english from '../../en/lexicon/endings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'es as os s a o e' satisfies ShapeOf<typeof english>;
