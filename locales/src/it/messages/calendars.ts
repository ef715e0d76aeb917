import type english from '../../en/messages/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  calendar_feed_not_found: 'Questo feed del calendario non esiste o è terminato',
  calendar_feed_created: 'Il feed del calendario è stato creato',
  calendar_feed_revoked: 'Il feed del calendario è stato revocato',
  calendar_name: 'Attività: {workspace}',
  calendar_name_all: 'Le mie attività',
  calendar_review: 'Revisione: {title}',
  calendar_state_waiting: 'In attesa',
  calendar_state_on_going: 'In corso',
  calendar_state_changes: 'Modifiche richieste',
  calendar_state_ready: 'In revisione',
  calendar_state_rejected: 'Rifiutata',
  calendar_state_approved: 'Approvata',
  calendar_state_published: 'Pubblicata',
  calendar_state_completed: 'Completata',
  calendar_job: '{number}: {title}',
  calendar_request: 'Consegna di {number}: {title}',
  calendar_desk_accepted: 'Accettato',
  calendar_desk_in_progress: 'In corso',
  calendar_desk_sent_back: 'Rimandato',
  calendar_desk_authorised: 'Autorizzata',
  calendar_desk_on_hold: 'In sospeso',
  calendar_desk_revision: 'In revisione',
  audit_calendar_feed_created: 'Ha creato un feed del calendario',
  audit_calendar_feed_revoked: 'Ha revocato un feed del calendario',
} satisfies Words<typeof english>;
