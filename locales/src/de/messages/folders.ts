import type english from '../../en/messages/folders.ts';
import type { Words } from '../../words.ts';

export default {
  folder_not_found: 'Dieser Ordner wurde nicht gefunden',
  folder_created: 'Ordner angelegt',
  folder_saved: 'Ordner gespeichert',
  too_many_folders: 'Ein Bereich kann höchstens {max} Ordner haben',
} satisfies Words<typeof english>;
