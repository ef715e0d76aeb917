import type english from '../../en/analysis/link-words.ts';
import type { Words } from '../../words.ts';

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
] satisfies Words<typeof english>;
