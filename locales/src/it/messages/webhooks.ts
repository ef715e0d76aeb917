import type english from '../../en/messages/webhooks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_webhook_created: 'Ha aggiunto un webhook verso {subject}',
  audit_webhook_changed: 'Ha modificato un webhook verso {subject}',
  audit_webhook_deleted: 'Ha eliminato un webhook verso {subject}',
  webhook_saved: 'Il webhook è stato salvato',
  webhook_deleted: 'Il webhook è stato eliminato',
  webhook_limit: 'Puoi avere al massimo {max} webhook',
  webhook_timed_out: '{detail} non ha risposto entro {seconds} secondi',
  webhook_moved: '{detail} reindirizza, e le consegne non seguono reindirizzamenti. Inserisci l’URL a cui reindirizza',
  webhook_interrupted: 'La consegna è stata interrotta',
} satisfies Words<typeof english>;
