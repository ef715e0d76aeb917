import type english from '../../en/interface-later/storage.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Stockage',
  used: '{{used}} utilisés sur {{limit}}',
  unlimited: '{{used}} utilisés, sans limite',
  lead: 'Images, audio, vidéo, fichiers des sources et pièces jointes des conversations.',
  near: 'Le stockage est presque plein. Supprimez les fichiers dont vous n’avez plus besoin ou demandez une limite plus élevée.',
  full: 'Le stockage est plein. Aucun fichier ne peut être ajouté tant que des fichiers ne sont pas supprimés ou que la limite n’est pas relevée.',
} satisfies Words<typeof english>;
