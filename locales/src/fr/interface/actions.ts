import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Opération réussie',
  retry: 'Réessayer',
  close: 'Fermer',
  save: 'Enregistrer',
  copy: 'Copier',
  copied: 'Copié',
  open: 'Ouvrir',
  download: 'Télécharger',
  delete: 'Supprimer',
  back: 'Retour',
  add: 'Ajouter',
  remove: 'Retirer {{name}}',
  cancel: 'Annuler',
  newDocument: 'Nouveau document',
  more: 'Actions pour {{name}}',
} satisfies Words<typeof english>;
