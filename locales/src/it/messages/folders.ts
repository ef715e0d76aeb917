import type english from '../../en/messages/folders.ts';
import type { Words } from '../../words.ts';

export default {
  folder_not_found: 'Questa cartella non è stata trovata',
  folder_created: 'Cartella creata',
  folder_saved: 'Cartella salvata',
  too_many_folders: 'Uno spazio può avere al massimo {max} cartelle',
} satisfies Words<typeof english>;
