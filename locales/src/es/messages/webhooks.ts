import type english from '../../en/messages/webhooks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_webhook_created: 'Añadió un webhook a {subject}',
  audit_webhook_changed: 'Cambió un webhook a {subject}',
  audit_webhook_deleted: 'Eliminó un webhook a {subject}',
  webhook_saved: 'El webhook se ha guardado',
  webhook_deleted: 'El webhook se ha eliminado',
  webhook_limit: 'Puedes tener como máximo {max} webhooks',
  webhook_timed_out: '{detail} no ha respondido en {seconds} segundos',
  webhook_moved: '{detail} redirige, y las entregas no siguen redirecciones. Introduce la URL a la que redirige',
  webhook_interrupted: 'La entrega se ha interrumpido',
} satisfies Words<typeof english>;
