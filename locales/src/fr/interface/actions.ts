import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Opération réussie',
  retry: 'Réessayer',
  close: 'Fermer',
  open: 'Ouvrir',
  download: 'Télécharger',
  delete: 'Supprimer',
  newDocument: 'Nouveau document',
  more: 'Actions pour {{name}}',
} satisfies Words<typeof english>;
