import type english from '../../en/lexicon/generic-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'guide conseils étape étapes introduction important importance meilleurs choisir exemples exemple erreurs courantes avantages questions savoir essentiel bases' satisfies ShapeOf<
  typeof english
>;
