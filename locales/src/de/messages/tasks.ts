import type english from '../../en/messages/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_task_deleted: 'Aufgabe {subject} gelöscht',
  task_not_found: 'Diese Aufgabe wurde nicht gefunden',
  tasks_hidden: 'Ihr Unternehmen verwendet keine Aufgaben',
  task_created: 'Die Aufgabe wurde angelegt',
  task_saved: 'Die Aufgabe wurde gespeichert',
  task_deleted: 'Die Aufgabe wurde gelöscht',
  task_changed: 'Die Aufgabe wurde geändert, seit Sie sie geöffnet haben. Laden Sie sie neu.',
  task_taken: '{name} hat diese Aufgabe gerade übernommen',
  task_is_waiting: 'Diese Aufgabe wurde noch nicht begonnen',
  task_is_on_going: 'Diese Aufgabe ist in Arbeit',
  task_is_ready: 'Diese Aufgabe ist in der Prüfung',
  task_is_rejected: 'Diese Aufgabe wurde abgelehnt',
  task_is_approved: 'Diese Aufgabe ist bereits freigegeben',
  task_is_published: 'Diese Aufgabe ist bereits veröffentlicht',
  task_is_completed: 'Diese Aufgabe ist bereits abgeschlossen',
  task_without_document: 'Schreiben Sie das Dokument der Aufgabe oder fügen Sie einen Anhang hinzu, bevor Sie sie einreichen',
  task_without_website: 'Wählen Sie eine Website für die Aufgabe, bevor Sie sie veröffentlichen',
  task_scheduler_lost_right:
    'Die Person, die dies geplant hat, darf es nicht mehr veröffentlichen. Veröffentlichen oder planen Sie es erneut.',
  task_needs_step: 'Eine Aufgabe in Prüfung braucht einen Schritt. Ziehen Sie sie zuerst zurück, um den letzten zu entfernen.',
  task_without_reviewers:
    'Zu wenige Personen können den Schritt „{step}“ freigeben: Niemand gibt die eigene Arbeit frei. Fügen Sie jemanden hinzu.',
  task_reviewers_took_part:
    'Zu wenige Personen können den Schritt „{step}“ freigeben: {names} hat Text oder Metadaten dieser Aufgabe geschrieben oder sie eingereicht. Fügen Sie jemanden hinzu.',
  task_step_over:
    'Dieser Prüfschritt ist nicht aktiv: Er wurde entschieden, oder ein früherer Schritt prüft zuerst geänderte Inhalte',
  task_content_changed:
    'Der Inhalt wurde geändert, seit Sie ihn geöffnet haben. Sehen Sie sich die Änderungen an und entscheiden Sie erneut',
  self_approval:
    'Sie haben diesen Inhalt geschrieben oder eingereicht und können ihn deshalb nicht freigeben. Bitten Sie eine andere Person um die Prüfung.',
  document_of_task: 'Aufgabe {id} braucht dieses Dokument',
  task_links_broken:
    'Defekte Links in diesem Dokument: {count}. Korrigieren oder entfernen Sie sie, oder akzeptieren Sie sie unter „Links“',
  link_not_found: 'Dieser Link ist nicht im Dokument',
  document_in_review: 'Dieses Dokument ist in der Prüfung. Es wird veröffentlicht, wenn alle Schritte freigegeben sind',
} satisfies Words<typeof english>;
