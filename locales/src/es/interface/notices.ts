import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notificaciones',
  bell: 'Notificaciones, {{count}} sin leer',
  news: 'Nueva notificación: {{text}}',
  unread: 'Sin leer',
  all: 'Ver todas las notificaciones',
  readAll: 'Marcar todo como leído',
  failed: 'No se han podido cargar tus notificaciones',
  empty: 'Aún no hay novedades',
  emptyLead: 'Cuando un documento esté listo o te necesite, lo verás aquí.',
} satisfies Words<typeof english>;
