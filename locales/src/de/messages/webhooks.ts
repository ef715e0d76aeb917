import type english from '../../en/messages/webhooks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_webhook_created: 'Webhook zu {subject} angelegt',
  audit_webhook_changed: 'Webhook zu {subject} geändert',
  audit_webhook_deleted: 'Webhook zu {subject} gelöscht',
  webhook_saved: 'Der Webhook wurde gespeichert',
  webhook_deleted: 'Der Webhook wurde gelöscht',
  webhook_limit: 'Sie dürfen höchstens {max} Webhooks haben',
  webhook_timed_out: '{detail} hat nicht innerhalb von {seconds} Sekunden geantwortet',
  webhook_moved:
    '{detail} leitet weiter, und Zustellungen folgen keinen Weiterleitungen. Geben Sie die URL ein, zu der weitergeleitet wird',
  webhook_interrupted: 'Die Zustellung wurde unterbrochen',
} satisfies Words<typeof english>;
