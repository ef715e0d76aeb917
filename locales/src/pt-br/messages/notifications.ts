import type english from '../../en/messages/notifications.ts';
import type { Words } from '../../words.ts';

export default {
  notice_bulk: '“{title}”: {ready} de {rows} prontos',
  notice_bulk_failed: '{failed} com falha',
  notice_bulk_on_hold: '{on_hold} em espera',
  notice_bulk_cancelled: '{cancelled} cancelados',
  audit_notification_group_created: 'Criou o grupo de notificação {subject}',
  audit_notification_group_changed: 'Alterou o grupo de notificação {subject}',
  audit_notification_group_deleted: 'Excluiu o grupo de notificação {subject}',
  notice_order_finished: '“{title}” está pronto',
  notice_order_failed: '“{title}” não foi escrito. {reason}',
  notice_comment: '{person} comentou em “{title}”: {text}',
  notice_mention: '{person} mencionou você em “{title}”: {text}',
  notice_limits: '{name} usou {used} de {monthly} créditos neste mês',
  notice_mail_open: 'Abrir',
  notice_mail_foot: 'Escolha do que você fica sabendo, e como, em {link}',
  notice_digest_subject: 'Seu dia em {count} avisos',
  notice_test: 'Este é um teste do grupo “{group}”',
  notice_test_sent: 'Teste enviado, {count} no total',
  notice_matrix_saved: 'Sua escolha foi salva',
  notification_group_saved: 'O grupo foi salvo',
  notification_group_deleted: 'O grupo foi excluído',
} satisfies Words<typeof english>;
