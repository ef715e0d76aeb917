import type english from '../../en/lexicon/generic-words.ts';
import type { Words } from '../../words.ts';

export default 'guide conseils étape étapes introduction important importance meilleurs choisir exemples exemple erreurs courantes avantages questions savoir essentiel bases' satisfies Words<
  typeof english
>;
