import type english from '../../en/lexicon/frequent-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'de la le et les des en un une du que est pour dans qui sur par au pas avec plus ne se ce sont il elle aux ou son sa ses leur comme mais à cette être ont vous' satisfies ShapeOf<
  typeof english
>;
