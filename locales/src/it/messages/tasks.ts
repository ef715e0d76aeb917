import type english from '../../en/messages/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_task_deleted: 'Ha eliminato l’attività {subject}',
  task_not_found: 'Questa attività non è stata trovata',
  tasks_hidden: 'La tua azienda non usa le attività',
  task_created: 'L’attività è stata creata',
  task_saved: 'L’attività è stata salvata',
  task_deleted: 'L’attività è stata eliminata',
  task_changed: 'L’attività è cambiata da quando l’hai aperta. Ricaricala.',
  task_taken: '{name} ha appena preso questa attività',
  task_is_waiting: 'Questa attività non è ancora iniziata',
  task_is_on_going: 'Questa attività è in lavorazione',
  task_is_ready: 'Questa attività è in revisione',
  task_is_rejected: 'Questa attività è stata rifiutata',
  task_is_approved: 'Questa attività è già approvata',
  task_is_published: 'Questa attività è già pubblicata',
  task_is_completed: 'Questa attività è già completata',
  task_without_document: 'Scrivi il documento dell’attività o aggiungi un allegato prima di consegnarla',
  task_without_website: 'Scegli un sito per l’attività prima di pubblicarla',
  task_scheduler_lost_right: 'La persona che ha pianificato la pubblicazione non può più farla. Pubblica o pianifica di nuovo.',
  task_needs_step: 'Un’attività in revisione richiede un passaggio. Per rimuovere l’ultimo, ritirala prima dalla revisione.',
  task_without_reviewers:
    'Troppo poche persone possono approvare la fase “{step}”: nessuno approva il proprio lavoro. Aggiungi un revisore.',
  task_reviewers_took_part:
    'Troppo poche persone possono approvare la fase “{step}”: {names} ha scritto testo o metadati di questa attività o l’ha inviata. Aggiungi un revisore.',
  task_step_over:
    'Questa fase di revisione non è attiva: è stata decisa, oppure una fase precedente revisiona prima il contenuto modificato',
  task_content_changed: 'Il contenuto è cambiato da quando l’hai aperto. Guarda le modifiche e decidi di nuovo',
  self_approval: 'Hai scritto o inviato questo contenuto, quindi non puoi approvarlo. Chiedi a un altro revisore.',
  document_of_task: 'L’attività {id} ha bisogno di questo documento',
  task_links_broken: 'Link non funzionanti in questo documento: {count}. Correggili, rimuovili o accettali in Link',
  link_not_found: 'Questo link non è nel documento',
  document_in_review: 'Questo documento è in revisione. Viene pubblicato quando tutte le fasi sono approvate',
} satisfies Words<typeof english>;
