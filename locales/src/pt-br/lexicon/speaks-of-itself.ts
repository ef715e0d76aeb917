import type english from '../../en/lexicon/speaks-of-itself.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:nós|noss[oa]s?|eu|meu|minha|temos|somos)(?!\p{L})/iu satisfies Words<typeof english>;
