import type english from '../../en/messages/folders.ts';
import type { Words } from '../../words.ts';

export default {
  folder_not_found: 'No se encontró esta carpeta',
  folder_created: 'Carpeta creada',
  folder_saved: 'Carpeta guardada',
  too_many_folders: 'Un espacio puede tener como máximo {max} carpetas',
} satisfies Words<typeof english>;
