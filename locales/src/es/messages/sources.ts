import type english from '../../en/messages/sources.ts';
import type { Words } from '../../words.ts';

export default {
  audit_source_created: 'Añadió la fuente {subject}',
  audit_source_changed: 'Modificó la fuente {subject}',
  audit_source_refreshed: 'Hizo releer la fuente {subject}',
  audit_source_deleted: 'Eliminó la fuente {subject}',
  source_saved: 'La fuente se ha guardado',
  source_refreshing: 'La fuente se está leyendo de nuevo',
  source_deleted: 'La fuente se ha eliminado',
  call_of_additional_source: 'Búsqueda en fuentes',
} satisfies Words<typeof english>;
