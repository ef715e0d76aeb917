import type english from '../../en/messages/notifications.ts';
import type { Words } from '../../words.ts';

export default {
  notice_bulk: '«{title}»: {ready} di {rows} pronti',
  notice_bulk_failed: '{failed} non riusciti',
  notice_bulk_on_hold: '{on_hold} in sospeso',
  notice_bulk_cancelled: '{cancelled} annullati',
  audit_notification_group_created: 'Ha creato il gruppo di notifica {subject}',
  audit_notification_group_changed: 'Ha modificato il gruppo di notifica {subject}',
  audit_notification_group_deleted: 'Ha eliminato il gruppo di notifica {subject}',
  notice_order_finished: '«{title}» è pronto',
  notice_order_failed: '«{title}» non è stato scritto. {reason}',
  notice_comment: '{person} ha commentato «{title}»: {text}',
  notice_mention: '{person} ti ha menzionato in «{title}»: {text}',
  notice_limits: '{name} ha usato {used} crediti su {monthly} questo mese',
  notice_mail_open: 'Apri',
  notice_mail_foot: 'Scegli che cosa sapere e come su {link}',
  notice_digest_subject: 'La tua giornata in {count} avvisi',
  notice_test: 'Questa è una prova del gruppo «{group}»',
  notice_test_sent: 'Prova inviata, {count} in tutto',
  notice_matrix_saved: 'La tua scelta è stata salvata',
  notification_group_saved: 'Il gruppo è stato salvato',
  notification_group_deleted: 'Il gruppo è stato eliminato',
} satisfies Words<typeof english>;
