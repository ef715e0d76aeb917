import type english from '../../en/messages/notifications.ts';
import type { Words } from '../../words.ts';

export default {
  notice_bulk: '« {title} » : {ready} sur {rows} prêts',
  notice_bulk_failed: '{failed} en échec',
  notice_bulk_on_hold: '{on_hold} suspendus',
  notice_bulk_cancelled: '{cancelled} annulés',
  audit_notification_group_created: 'A créé le groupe de notification {subject}',
  audit_notification_group_changed: 'A modifié le groupe de notification {subject}',
  audit_notification_group_deleted: 'A supprimé le groupe de notification {subject}',
  notice_order_finished: '« {title} » est prêt',
  notice_order_failed: '« {title} » n’a pas été écrit. {reason}',
  notice_comment: '{person} a commenté « {title} » : {text}',
  notice_mention: '{person} vous a mentionné dans « {title} » : {text}',
  notice_limits: '{name} a utilisé {used} crédits sur {monthly} ce mois-ci',
  notice_mail_open: 'Ouvrir',
  notice_mail_foot: 'Choisissez ce que vous recevez, et comment, sur {link}',
  notice_digest_subject: 'Votre journée en {count} avis',
  notice_test: 'Ceci est un test du groupe « {group} »',
  notice_test_sent: 'Test envoyé, {count} au total',
  notice_matrix_saved: 'Votre choix a été enregistré',
  notification_group_saved: 'Le groupe a été enregistré',
  notification_group_deleted: 'Le groupe a été supprimé',
} satisfies Words<typeof english>;
