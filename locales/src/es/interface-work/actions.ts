import type english from '../../en/interface-work/actions.ts';
import type { Words } from '../../words.ts';

export default {
  save: 'Guardar',
  copy: 'Copiar',
  copied: 'Copiado',
  back: 'Atrás',
  add: 'Añadir',
  remove: 'Quitar {{name}}',
  cancel: 'Cancelar',
} satisfies Words<typeof english>;
