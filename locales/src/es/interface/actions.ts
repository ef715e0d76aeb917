import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Operación realizada',
  retry: 'Reintentar',
  close: 'Cerrar',
  save: 'Guardar',
  copy: 'Copiar',
  copied: 'Copiado',
  open: 'Abrir',
  download: 'Descargar',
  delete: 'Eliminar',
  back: 'Atrás',
  add: 'Añadir',
  remove: 'Quitar {{name}}',
  cancel: 'Cancelar',
  newDocument: 'Nuevo documento',
  more: 'Acciones para {{name}}',
} satisfies Words<typeof english>;
