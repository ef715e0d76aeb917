import type english from '../../en/interface/folders.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Carpetas',
  all: 'Todos los documentos',
  none: 'Sin carpeta',
  new: 'Nueva carpeta',
  newInside: 'Nueva carpeta dentro',
  renameOrMove: 'Renombrar o mover',
  open: 'Abrir «{{name}}»',
  close: 'Cerrar «{{name}}»',
  hint: 'Ordena los documentos en carpetas: por campaña, cliente o mes.',
  empty: 'Esta carpeta está vacía',
  emptyLead: 'Arrastra documentos hasta ella o muévelos desde su menú.',
  delete: 'Eliminar carpeta',
  moved_one: '{{documents}} documento movido',
  moved_other: '{{documents}} documentos movidos',
  defaults: 'Con qué empiezan los pedidos',
} satisfies Words<typeof english>;
