import type english from '../../en/lexicon/frequent-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'de a o que e do da em um uma para com não os as no na por mais se dos das é ao à como ou mas são nos nas pela pelo seu sua entre quando também já muito' satisfies ShapeOf<
  typeof english
>;
