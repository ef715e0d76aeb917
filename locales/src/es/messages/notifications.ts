import type english from '../../en/messages/notifications.ts';
import type { Words } from '../../words.ts';

export default {
  notice_bulk: '«{title}»: {ready} de {rows} listos',
  notice_bulk_failed: '{failed} fallidos',
  notice_bulk_on_hold: '{on_hold} retenidos',
  notice_bulk_cancelled: '{cancelled} cancelados',
  audit_notification_group_created: 'Creó el grupo de avisos {subject}',
  audit_notification_group_changed: 'Cambió el grupo de avisos {subject}',
  audit_notification_group_deleted: 'Eliminó el grupo de avisos {subject}',
  notice_order_finished: '«{title}» está listo',
  notice_order_failed: '«{title}» no se ha escrito. {reason}',
  notice_comment: '{person} ha comentado «{title}»: {text}',
  notice_mention: '{person} te ha mencionado en «{title}»: {text}',
  notice_limits: '{name} ha usado {used} de {monthly} créditos este mes',
  notice_mail_open: 'Abrir',
  notice_mail_foot: 'Elige de qué te enteras y cómo en {link}',
  notice_digest_subject: 'Tu día en {count} avisos',
  notice_test: 'Esto es una prueba del grupo «{group}»',
  notice_test_sent: 'Prueba enviada, {count} en total',
  notice_matrix_saved: 'Tu elección se ha guardado',
  notification_group_saved: 'El grupo se ha guardado',
  notification_group_deleted: 'El grupo se ha eliminado',
} satisfies Words<typeof english>;
