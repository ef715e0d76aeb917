import type english from '../../en/lexicon/abbreviations.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'sr sra srta dr dra d ud uds etc p.ej pág núm n.º art av aprox tel ee.uu s.a s.l ej' satisfies ShapeOf<
  typeof english
>;
