import type english from '../../en/lexicon/clause-openings.ts';
import type { Words } from '../../words.ts';

export default 'y o con sin para por desde hasta porque mientras donde cuando después antes durante si entre en sobre a' satisfies Words<
  typeof english
>;
