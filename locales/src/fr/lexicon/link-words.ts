import type english from '../../en/lexicon/link-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default [
  'ici',
  'cliquez ici',
  'cliquer ici',
  'lire la suite',
  'en savoir plus',
  'plus',
  'voir plus',
  'lien',
  'ce lien',
  'la suite',
] satisfies ShapeOf<typeof english>;
