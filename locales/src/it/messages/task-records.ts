import type english from '../../en/messages/task-records.ts';
import type { Words } from '../../words.ts';

export default {
  record_title: 'Registro di approvazione: {title}',
  record_task: 'Attività {id}, spazio di lavoro {workspace}',
  record_not_approved: 'Questo contenuto non è approvato.',
  record_same: 'Il contenuto è ora esattamente quello approvato.',
  record_differs: 'Il contenuto è cambiato da allora. Ora è: {hash}',
  record_time: 'Ora',
  record_step: 'Fase',
  record_person: 'Persona',
  record_what: 'Evento',
  record_content: 'Contenuto',
  record_automatic: 'Automatico',
  record_acting: 'tramite {name}',
  record_guest: 'ospite',
  record_by_code: 'confermato con un codice inviato per email',
  record_by_link: 'ha aperto il link, senza codice',
  record_foot:
    'Ogni decisione è legata al contenuto che la persona ha visto. Sono indicati i primi 12 caratteri del suo hash SHA-256; il registro JSON lo contiene per intero.',
  record_approve: 'Approvato',
  record_changes: 'Modifiche richieste',
  record_reject: 'Rifiutato',
  record_submitted: 'Inviato in revisione',
  record_withdrawn: 'Ritirato',
  record_reopened: 'Riaperto',
  record_reopened_by_edit: 'Una modifica ha riaperto la revisione',
  record_published: 'Pubblicato',
  record_link_waived: 'Link non funzionante accettato',
  record_question_waived: 'Domanda di un ospite ignorata',
  record_approved_content: 'Contenuto approvato (SHA-256): {hash}',
  record_approved: 'Tutte le fasi approvate',
} satisfies Words<typeof english>;
