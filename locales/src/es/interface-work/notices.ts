import type english from '../../en/interface-work/notices.ts';
import type { Words } from '../../words.ts';

export default {
  unread: 'Sin leer',
  all: 'Ver todas las notificaciones',
  readAll: 'Marcar todo como leído',
  failed: 'No se han podido cargar tus notificaciones',
  empty: 'Aún no hay novedades',
  emptyLead: 'Cuando un documento esté listo o te necesite, lo verás aquí.',
} satisfies Words<typeof english>;
