import type english from '../../en/interface/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  workspace: 'Espacio de trabajo',
  change: 'Cambiar de espacio de trabajo',
  settings: 'Ajustes del espacio de trabajo',
  all: 'Todos los espacios de trabajo',
  lost: 'Ya no perteneces al espacio de trabajo elegido. Elige otro.',
} satisfies Words<typeof english>;
