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
  audit_calendar_feed_created: 'Hat einen Kalender-Feed erstellt',
  audit_calendar_feed_revoked: 'Hat einen Kalender-Feed widerrufen',
} satisfies Words<typeof english>;
