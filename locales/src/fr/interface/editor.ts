import type english from '../../en/interface/editor.ts';
import type { Words } from '../../words.ts';

export default {
  saveVersion: 'Enregistrer une version',
  publish: 'Publier',
  proofread: 'Faire relire',
} satisfies Words<typeof english>;
