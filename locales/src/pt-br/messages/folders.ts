import type english from '../../en/messages/folders.ts';
import type { Words } from '../../words.ts';

export default {
  folder_not_found: 'Esta pasta não foi encontrada',
  folder_created: 'Pasta criada',
  folder_saved: 'Pasta salva',
  too_many_folders: 'Um espaço pode ter no máximo {max} pastas',
} satisfies Words<typeof english>;
