import type english from '../../en/messages/webhooks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_webhook_created: 'Adicionou um webhook para {subject}',
  audit_webhook_changed: 'Alterou um webhook para {subject}',
  audit_webhook_deleted: 'Excluiu um webhook para {subject}',
  webhook_saved: 'O webhook foi salvo',
  webhook_deleted: 'O webhook foi excluído',
  webhook_limit: 'Você pode ter no máximo {max} webhooks',
  webhook_timed_out: '{detail} não respondeu em {seconds} segundos',
  webhook_moved: '{detail} redireciona, e as entregas não seguem redirecionamentos. Informe a URL para a qual redireciona',
  webhook_interrupted: 'A entrega foi interrompida',
} satisfies Words<typeof english>;
