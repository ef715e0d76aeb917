import type english from '../../en/lexicon/abbreviations.ts';
import type { Words } from '../../words.ts';

export default 'sr sra dr dra prof etc p.ex pág n.º art av aprox tel s.a ltda ex' satisfies Words<typeof english>;
