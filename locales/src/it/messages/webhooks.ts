import type english from '../../en/messages/webhooks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_webhook_created: 'Ha aggiunto un webhook verso {subject}',
  audit_webhook_changed: 'Ha modificato un webhook verso {subject}',
  audit_webhook_deleted: 'Ha eliminato un webhook verso {subject}',
  webhook_saved: 'Il webhook è stato salvato',
  webhook_deleted: 'Il webhook è stato eliminato',
  webhook_limit: 'Puoi avere al massimo {max} webhook',
} satisfies Words<typeof english>;
