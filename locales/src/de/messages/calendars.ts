import type english from '../../en/messages/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  calendar_feed_not_found: 'Diesen Kalender-Feed gibt es nicht oder nicht mehr',
  calendar_feed_created: 'Der Kalender-Feed wurde erstellt',
  calendar_feed_revoked: 'Der Kalender-Feed wurde widerrufen',
  calendar_name: 'Aufgaben: {workspace}',
  calendar_name_all: 'Meine Aufgaben',
  calendar_review: 'Prüfung: {title}',
  calendar_state_waiting: 'Wartet',
  calendar_state_on_going: 'In Arbeit',
  calendar_state_changes: 'Änderungen erbeten',
  calendar_state_ready: 'In Prüfung',
  calendar_state_rejected: 'Abgelehnt',
  calendar_state_approved: 'Freigegeben',
  calendar_state_published: 'Veröffentlicht',
  calendar_state_completed: 'Abgeschlossen',
  calendar_job: '{number}: {title}',
  calendar_request: 'Lieferung von {number}: {title}',
  calendar_desk_accepted: 'Angenommen',
  calendar_desk_in_progress: 'In Arbeit',
  calendar_desk_sent_back: 'Zurückgegeben',
  calendar_desk_authorised: 'Beauftragt',
  calendar_desk_on_hold: 'Angehalten',
  calendar_desk_revision: 'In Überarbeitung',
  audit_calendar_feed_created: 'Hat einen Kalender-Feed erstellt',
  audit_calendar_feed_revoked: 'Hat einen Kalender-Feed widerrufen',
} satisfies Words<typeof english>;
