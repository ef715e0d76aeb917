import type english from '../../en/interface-review/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Pièces jointes',
  none: 'Aucun fichier joint.',
  add: 'Joindre des fichiers',
  kinds: 'Fichiers PDF, Office, texte, image, audio et vidéo ; {{count}} fichiers de {{size}} Mo au maximum',
  uploading: 'Envoi en cours',
  by: '{{name}}, {{day}}',
  download: 'Télécharger {{name}}',
  delete: 'Supprimer {{name}}',
  deleteLoss: '« {{name}} » est supprimé. Les étapes de relecture qui portent sur les fichiers recommencent.',
  deleteVerb: 'Supprimer le fichier',
  full: 'Cette tâche a {{count}} fichiers, le maximum.',
} satisfies Words<typeof english>;
