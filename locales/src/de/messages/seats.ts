import type english from '../../en/messages/seats.ts';
import type { Words } from '../../words.ts';

export default {
  invitation_mail_text_alone:
    'Guten Tag,\n\n{name} lädt Sie zur Zusammenarbeit ein. Öffnen Sie innerhalb von {days} Tagen diesen Link, um Namen und Passwort zu wählen:',
  invitation_mail_subject_alone: '{name} lädt Sie ein',
  audit_seat_invited: '{subject} eingeladen',
  audit_seat_invited_again: '{subject} erneut eingeladen',
  audit_seat_accepted: 'Einladung an {subject} angenommen',
  audit_seat_changed: 'Platz von {subject} geändert',
  audit_seat_withdrawn: 'Einladung an {subject} zurückgezogen',
  audit_seat_deleted: 'Platz von {subject} gelöscht',
  audit_account_handed_over: 'Konto an {subject} übergeben',
  seat_invited: 'Die Einladung an {email} ist unterwegs',
  invitation_in_outbox: 'Es ist kein Mailserver eingerichtet: Kopieren Sie den Link und senden Sie ihn an {email}',
  invitation_mail_failed:
    'Der Platz ist reserviert, aber die E-Mail an {email} konnte nicht gesendet werden. Bitte senden Sie sie später noch einmal.',
  seat_changed: 'Die Änderungen wurden gespeichert',
  seat_unlinked: 'Single Sign-on wurde getrennt',
  seat_deleted: 'Die Person wurde entfernt',
  invitation_withdrawn: 'Die Einladung wurde zurückgezogen',
  seat_not_found: 'Dieser Platz wurde nicht gefunden',
  seat_limit: 'Sie haben Ihr Limit an Plätzen erreicht ({max}), Einladungen eingeschlossen',
  seat_waits: 'Das lässt sich ändern, sobald die Einladung angenommen ist',
  seat_taken: 'Diese Einladung wurde bereits angenommen',
  already_in_team: 'Diese Person gehört bereits zu Ihrem Konto',
  already_invited: 'Für diese E-Mail gibt es bereits eine Einladung',
  founder_protected:
    'Die Gründerin oder der Gründer des Kontos kann nicht geändert oder entfernt werden. Übergeben Sie zuerst das Konto.',
  own_seat: 'Die eigene Rolle und den eigenen Zugang können Sie nicht ändern',
  last_owner: 'Ein Konto braucht mindestens eine aktive Inhaberin oder einen aktiven Inhaber',
  hand_over_needs_active: 'Das Konto kann an eine aktive Person des Kontos übergeben werden',
  account_handed_over: 'Das Konto wurde an {name} übergeben',
  invitation_link_invalid: 'Diese Einladung wurde bereits verwendet oder zurückgezogen, oder es wurde ein neuerer Link gesendet',
  invitation_expired: 'Diese Einladung ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden.',
  invitation_email_taken:
    'Es gibt bereits ein Konto mit {email}. Melden Sie sich damit an oder bitten Sie um eine Einladung an eine andere Adresse.',
  invitation_mail_subject: '{name} lädt Sie zu {company} ein',
  invitation_mail_text:
    'Guten Tag,\n\n{name} lädt Sie ein, bei {company} mitzuarbeiten. Öffnen Sie innerhalb von {days} Tagen diesen Link, um Namen und Passwort zu wählen:',
  invitation_mail_button: 'Einladung annehmen',
  invitation_mail_foot: 'Der Link gilt einmal. Wenn Sie {name} nicht kennen, ignorieren Sie diese E-Mail.',
} satisfies Words<typeof english>;
