import type english from '../../en/messages/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  review_link_unknown: 'Questo link non esiste. Chiedine uno nuovo alla persona che lo ha inviato.',
  review_link_ended: 'Questo link è scaduto',
  review_link_of_guest:
    'Questo link è per l’ospite a cui è stato inviato. Hai effettuato l’accesso come membro di questa azienda: apri l’attività in Folio.',
  review_code_needed: 'Inserisci il codice che ti è stato inviato per email',
  review_code_wrong: 'Il codice è errato o scaduto. Richiedine uno nuovo.',
  guest_may_not: 'Questo link non lo consente',
  review_link_not_found: 'Questo link di revisione non è stato trovato',
  review_link_revoked: 'Questo link di revisione è revocato. Creane uno nuovo.',
  review_link_created: 'Il link di revisione è stato inviato a {email}',
  review_link_not_mailed:
    'Il link di revisione è stato creato, ma l’email a {email} non è stata inviata. Controlla il server di posta e crea un nuovo link.',
  review_link_in_outbox:
    'Il link di revisione è stato creato. Non è configurato alcun server di posta: l’email a {email} è nella cartella outbox.',
  review_link_mail_failed: 'Il link di revisione è stato creato, ma l’email a {email} non è partita. Copia il link e invialo tu.',
  review_link_extended: 'Il link di revisione è stato prolungato',
  review_link_revoked_now: 'Il link di revisione è stato revocato',
  question_not_found: 'Questa domanda non è aperta',
  question_waived: 'La domanda è stata ignorata',
  task_question_open: '{guest} chiede: «{question}». Rispondi, risolvi o ignora la domanda prima di pubblicare.',
  review_link_mail_subject: '{company}: rivedi «{title}»',
  review_link_mail_subject_many: '{company}: rivedi {count} testi',
  review_link_mail_hello: 'Ciao {guest},',
  review_link_mail_text: '{name} di {company} ti chiede di rivedere:',
  review_link_mail_text_own: '{name} ti chiede di rivedere:',
  review_link_mail_note: '{name} scrive: {note}',
  review_link_mail_button: 'Apri la revisione',
  review_link_mail_foot:
    'Questo link è personale e valido fino al {day}. In un altro browser chiede un codice che viene inviato a questo indirizzo.',
  review_code_mail_subject: 'Il tuo codice per la revisione di {company}',
  review_code_mail_text:
    'Il tuo codice è {code}. Vale 10 minuti. Se non lo hai richiesto, ignora questa email e avvisa la persona che ti ha inviato il link.',
  review_code_mail_foot: 'Nessuno dell’azienda ti chiederà questo codice.',
  review_link_refused_subject: '{guest} dice che un link di revisione non è per lei o lui',
  review_link_refused_text:
    'Il link di revisione per {guest} ({email}) è stato rifiutato ed è terminato. Controlla l’indirizzo e crea un nuovo link.',
  review_link_reported_text:
    'Qualcuno che non può aprire il link di revisione per {guest} ({email}) dice che non è per lui. Il link funziona ancora: controlla l’indirizzo email e revoca il link se è sbagliato.',
  audit_review_link_created: 'Creato un link di revisione per {subject}',
  audit_review_link_extended: 'Prolungato il link di revisione di {subject}',
  audit_review_link_revoked: 'Revocato il link di revisione di {subject}',
  audit_review_link_refused: 'Il link di revisione di {subject} è stato rifiutato dal destinatario',
  audit_task_question_waived: 'Ha ignorato la domanda di un ospite su {subject}',
  audit_campaign_guest_decided: 'Decisione di un ospite su una campagna: {subject}',
  audit_task_guest_decided: 'Decisione di un ospite su un’attività: {subject}',
  audit_review_link_reported: 'Il link di revisione di {subject} è stato segnalato da un browser non confermato',
  review_link_mail_reminder: '{company}: promemoria, rivedi «{title}»',
} satisfies Words<typeof english>;
