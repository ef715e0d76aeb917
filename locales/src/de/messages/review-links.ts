import type english from '../../en/messages/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  review_link_unknown: 'Diesen Link gibt es nicht. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  review_link_ended: 'Dieser Link ist abgelaufen',
  review_link_of_guest:
    'Dieser Link ist für den Gast, an den er ging. Sie sind als Mitglied dieses Unternehmens angemeldet: Öffnen Sie die Aufgabe in Folio.',
  review_code_needed:
    'Dieser Link wurde in einem anderen Browser geöffnet. Geben Sie den Code ein, den Sie per E-Mail erhalten haben.',
  review_code_wrong: 'Der Code ist falsch oder zu alt. Fordern Sie einen neuen an.',
  guest_may_not: 'Dieser Link erlaubt das nicht',
  review_link_not_found: 'Dieser Prüflink wurde nicht gefunden',
  review_link_revoked: 'Dieser Prüflink ist widerrufen. Erstellen Sie einen neuen.',
  review_link_created: 'Der Prüflink wurde an {email} gesendet',
  review_link_mail_failed:
    'Der Prüflink wurde erstellt, aber die E-Mail an {email} konnte nicht gesendet werden. Kopieren Sie den Link und senden Sie ihn selbst.',
  review_link_extended: 'Der Prüflink wurde verlängert',
  review_link_revoked_now: 'Der Prüflink wurde widerrufen',
  review_link_mail_subject: '{company}: Bitte prüfen Sie „{title}“',
  review_link_mail_subject_many: '{company}: Bitte prüfen Sie {count} Texte',
  review_link_mail_hello: 'Hallo {guest},',
  review_link_mail_text: '{name} von {company} bittet Sie um Prüfung von:',
  review_link_mail_note: '{name} schreibt: {note}',
  review_link_mail_button: 'Prüfung öffnen',
  review_link_mail_foot:
    'Dieser Link ist persönlich und bis {day} gültig. In einem anderen Browser fragt er nach einem Code, der an diese Adresse gesendet wird.',
  review_code_mail_subject: 'Ihr Code für die Prüfung bei {company}',
  review_code_mail_text:
    'Ihr Code ist {code}. Er gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail und informieren Sie die Person, die Ihnen den Link geschickt hat.',
  review_code_mail_foot: 'Niemand aus dem Unternehmen wird Sie nach diesem Code fragen.',
  review_link_refused_subject: '{guest} sagt, dass ein Prüflink nicht für sie oder ihn ist',
  review_link_refused_text:
    'Der Prüflink für {guest} ({email}) wurde abgelehnt und ist beendet. Prüfen Sie die Adresse und erstellen Sie einen neuen Link.',
  audit_review_link_created: 'Prüflink für {subject} erstellt',
  audit_review_link_extended: 'Prüflink von {subject} verlängert',
  audit_review_link_revoked: 'Prüflink von {subject} widerrufen',
  audit_review_link_refused: 'Der Prüflink von {subject} wurde vom Empfänger abgelehnt',
  review_link_mail_reminder: '{company}: Erinnerung – bitte prüfen Sie „{title}“',
} satisfies Words<typeof english>;
