import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:nós|noss[oa]s?|eu|meu|minha|temos|somos)(?!\p{L})/iu satisfies ShapeOf<typeof english>;
