import type english from '../../en/messages/webhooks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_webhook_created: 'A ajouté un webhook vers {subject}',
  audit_webhook_changed: 'A modifié un webhook vers {subject}',
  audit_webhook_deleted: 'A supprimé un webhook vers {subject}',
  webhook_saved: 'Le webhook a été enregistré',
  webhook_deleted: 'Le webhook a été supprimé',
  webhook_limit: 'Vous pouvez avoir au plus {max} webhooks',
  webhook_timed_out: '{detail} n’a pas répondu en {seconds} secondes',
  webhook_moved: '{detail} redirige, et les livraisons ne suivent aucune redirection. Saisissez l’URL vers laquelle il redirige',
  webhook_interrupted: 'La livraison a été interrompue',
} satisfies Words<typeof english>;
