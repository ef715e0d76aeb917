import type english from '../../en/interface-work/actions.ts';
import type { Words } from '../../words.ts';

export default {
  save: 'Enregistrer',
  copy: 'Copier',
  copied: 'Copié',
  back: 'Retour',
  add: 'Ajouter',
  remove: 'Retirer {{name}}',
  cancel: 'Annuler',
} satisfies Words<typeof english>;
