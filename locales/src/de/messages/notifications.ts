import type english from '../../en/messages/notifications.ts';
import type { Words } from '../../words.ts';

export default {
  notice_bulk: '„{title}“: {ready} von {rows} fertig',
  notice_bulk_failed: '{failed} fehlgeschlagen',
  notice_bulk_on_hold: '{on_hold} angehalten',
  notice_bulk_cancelled: '{cancelled} storniert',
  audit_notification_group_created: 'Benachrichtigungsgruppe {subject} angelegt',
  audit_notification_group_changed: 'Benachrichtigungsgruppe {subject} geändert',
  audit_notification_group_deleted: 'Benachrichtigungsgruppe {subject} gelöscht',
  notice_order_finished: '„{title}“ ist fertig',
  notice_order_failed: '„{title}“ wurde nicht geschrieben. {reason}',
  notice_comment: '{person} hat „{title}“ kommentiert: {text}',
  notice_mention: '{person} hat Sie in „{title}“ erwähnt: {text}',
  notice_limits: '{name} hat diesen Monat {used} von {monthly} Credits verbraucht',
  notice_mail_open: 'Öffnen',
  notice_mail_foot: 'Was Sie erfahren und wie, wählen Sie unter {link}',
  notice_digest_subject: 'Ihr Tag in {count} Meldungen',
  notice_test: 'Das ist ein Test der Gruppe „{group}“',
  notice_test_sent: 'Der Test wurde gesendet, insgesamt {count}',
  notice_matrix_saved: 'Ihre Auswahl wurde gespeichert',
  notification_group_saved: 'Die Gruppe wurde gespeichert',
  notification_group_deleted: 'Die Gruppe wurde gelöscht',
} satisfies Words<typeof english>;
