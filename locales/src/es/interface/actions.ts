import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Operación realizada',
  retry: 'Reintentar',
  close: 'Cerrar',
  open: 'Abrir',
  download: 'Descargar',
  delete: 'Eliminar',
  newDocument: 'Nuevo documento',
  more: 'Acciones para {{name}}',
} satisfies Words<typeof english>;
