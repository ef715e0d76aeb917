import type english from '../../en/messages/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  review_link_unknown: 'Diesen Link gibt es nicht. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  review_link_ended: 'Dieser Link ist abgelaufen',
  review_link_of_guest:
    'Dieser Link ist für den Gast, an den er ging. Sie sind als Mitglied dieses Unternehmens angemeldet: Öffnen Sie die Aufgabe in Folio.',
  review_code_needed: 'Geben Sie den Code ein, der Ihnen per E-Mail gesendet wurde',
  review_code_wrong: 'Der Code ist falsch oder zu alt. Fordern Sie einen neuen an.',
  guest_may_not: 'Dieser Link erlaubt das nicht',
  review_link_not_found: 'Dieser Prüflink wurde nicht gefunden',
  review_link_revoked: 'Dieser Prüflink ist widerrufen. Erstellen Sie einen neuen.',
  review_link_created: 'Der Prüflink wurde an {email} gesendet',
  review_link_not_mailed:
    'Der Prüflink wurde erstellt, aber die E-Mail an {email} konnte nicht gesendet werden. Prüfen Sie den Mailserver und erstellen Sie einen neuen Link.',
  review_link_in_outbox:
    'Der Prüflink wurde erstellt. Es ist kein Mailserver eingerichtet: Die E-Mail an {email} liegt im Ordner „outbox“.',
  review_link_mail_failed:
    'Der Prüflink wurde erstellt, aber die E-Mail an {email} konnte nicht gesendet werden. Kopieren Sie den Link und senden Sie ihn selbst.',
  review_link_extended: 'Der Prüflink wurde verlängert',
  review_link_revoked_now: 'Der Prüflink wurde widerrufen',
  question_not_found: 'Diese Frage ist nicht offen',
  question_waived: 'Die Frage wurde übergangen',
  task_question_open: '{guest} fragt: „{question}“. Beantworten, erledigen oder übergehen Sie die Frage vor dem Veröffentlichen.',
  review_link_mail_subject: '{company}: Bitte prüfen Sie „{title}“',
  review_link_mail_subject_many: '{company}: Bitte prüfen Sie {count} Texte',
  review_link_mail_hello: 'Hallo {guest},',
  review_link_mail_text: '{name} von {company} bittet Sie um Prüfung von:',
  review_link_mail_text_own: '{name} bittet Sie um Prüfung von:',
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
  review_link_reported_text:
    'Jemand, der den Prüflink für {guest} ({email}) nicht öffnen kann, meldet, dass er nicht für ihn bestimmt ist. Der Link funktioniert weiter: Prüfen Sie die E-Mail-Adresse und widerrufen Sie den Link, falls sie falsch ist.',
  audit_review_link_created: 'Prüflink für {subject} erstellt',
  audit_review_link_extended: 'Prüflink von {subject} verlängert',
  audit_review_link_revoked: 'Prüflink von {subject} widerrufen',
  audit_review_link_refused: 'Der Prüflink von {subject} wurde vom Empfänger abgelehnt',
  audit_task_question_waived: 'Hat die Frage eines Gasts übergangen: {subject}',
  audit_campaign_guest_decided: 'Entscheidung eines Gasts zu einer Kampagne: {subject}',
  audit_task_guest_decided: 'Entscheidung eines Gasts zu einer Aufgabe: {subject}',
  audit_review_link_reported: 'Der Prüflink von {subject} wurde aus einem unbestätigten Browser gemeldet',
  review_link_mail_reminder: '{company}: Erinnerung – bitte prüfen Sie „{title}“',
} satisfies Words<typeof english>;
