import type english from '../../en/messages/folders.ts';
import type { Words } from '../../words.ts';

export default {
  folder_not_found: 'Ce dossier est introuvable',
  folder_created: 'Dossier créé',
  folder_saved: 'Dossier enregistré',
  too_many_folders: 'Un espace peut avoir au plus {max} dossiers',
} satisfies Words<typeof english>;
