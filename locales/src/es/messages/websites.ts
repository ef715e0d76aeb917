import type english from '../../en/messages/websites.ts';
import type { Words } from '../../words.ts';

export default {
  audit_website_created: 'Añadió el sitio {subject}',
  audit_website_changed: 'Cambió el sitio {subject}',
  audit_website_deleted: 'Eliminó el sitio {subject}',
  website_saved: 'El sitio web se ha guardado',
  website_deleted: 'El sitio web se ha eliminado',
  website_test_failed: '{problem}',
  website_works: 'La conexión funciona',
} satisfies Words<typeof english>;
