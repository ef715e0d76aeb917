import type english from '../../en/lexicon/abbreviations.ts';
import type { Words } from '../../words.ts';

export default 'sr sra srta dr dra d ud uds etc p.ej pág núm n.º art av aprox tel ee.uu s.a s.l ej' satisfies Words<
  typeof english
>;
