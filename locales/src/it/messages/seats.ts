import type english from '../../en/messages/seats.ts';
import type { Words } from '../../words.ts';

export default {
  invitation_mail_text_alone:
    'Ciao,\n\n{name} ti invita a lavorare insieme. Apri questo link entro {days} giorni per scegliere nome e password:',
  invitation_mail_subject_alone: '{name} ti invita',
  audit_seat_invited: 'Ha invitato {subject}',
  audit_seat_invited_again: 'Ha invitato di nuovo {subject}',
  audit_seat_accepted: 'Ha accettato l’invito per {subject}',
  audit_seat_changed: 'Ha modificato il posto di {subject}',
  audit_seat_withdrawn: 'Ha ritirato l’invito a {subject}',
  audit_seat_deleted: 'Ha eliminato il posto di {subject}',
  audit_account_handed_over: 'Ha ceduto l’account a {subject}',
  seat_invited: 'L’invito a {email} è in arrivo',
  invitation_in_outbox: 'Non è configurato alcun server di posta: copia il link e invialo a {email}',
  invitation_mail_failed: 'Il posto è riservato, ma non è stato possibile inviare l’e-mail a {email}. Riprova più tardi.',
  seat_changed: 'Le modifiche sono state salvate',
  seat_unlinked: 'Il single sign-on è stato scollegato',
  seat_deleted: 'La persona è stata rimossa',
  invitation_withdrawn: 'L’invito è stato ritirato',
  seat_not_found: 'Questo posto non è stato trovato',
  seat_limit: 'Hai raggiunto il limite di posti ({max}), inviti compresi',
  seat_waits: 'Si può modificare dopo che l’invito è stato accettato',
  seat_taken: 'Questo invito è già stato accettato',
  already_in_team: 'Questa persona fa già parte del tuo account',
  already_invited: 'C’è già un invito per questa e-mail',
  founder_protected: 'Il fondatore dell’account non può essere modificato né rimosso. Prima cedi l’account.',
  own_seat: 'Non puoi modificare il tuo ruolo o il tuo accesso',
  last_owner: 'Un account ha bisogno di almeno un titolare attivo',
  hand_over_needs_active: 'L’account può essere ceduto a una persona attiva che ne fa parte',
  account_handed_over: 'L’account è stato ceduto a {name}',
  invitation_link_invalid: 'Questo invito è già stato usato o ritirato, oppure è stato inviato un link più recente',
  invitation_expired: 'Questo invito è scaduto. Chiedi a chi ti ha invitato di inviarlo di nuovo.',
  invitation_email_taken:
    'Esiste già un account con {email}. Accedi con quello o chiedi di essere invitato con un altro indirizzo.',
  invitation_mail_subject: '{name} ti invita in {company}',
  invitation_mail_text:
    'Ciao,\n\n{name} ti invita a lavorare con {company}. Apri questo link entro {days} giorni per scegliere nome e password:',
  invitation_mail_button: 'Accetta l’invito',
  invitation_mail_foot: 'Il link funziona una sola volta. Se non conosci {name}, ignora questa e-mail.',
} satisfies Words<typeof english>;
