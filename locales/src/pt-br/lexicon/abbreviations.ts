import type english from '../../en/lexicon/abbreviations.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'sr sra dr dra prof etc p.ex pág n.º art av aprox tel s.a ltda ex' satisfies ShapeOf<typeof english>;
