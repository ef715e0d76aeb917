import type english from '../../en/messages/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  calendar_feed_not_found: 'Ce flux de calendrier n’existe pas ou plus',
  calendar_feed_created: 'Le flux de calendrier a été créé',
  calendar_feed_revoked: 'Le flux de calendrier a été révoqué',
  calendar_name: 'Tâches : {workspace}',
  calendar_name_all: 'Mes tâches',
  calendar_review: 'Relecture : {title}',
  calendar_state_waiting: 'En attente',
  calendar_state_on_going: 'En cours',
  calendar_state_changes: 'Changements demandés',
  calendar_state_ready: 'En relecture',
  calendar_state_rejected: 'Refusée',
  calendar_state_approved: 'Approuvée',
  calendar_state_published: 'Publiée',
  calendar_state_completed: 'Terminée',
  calendar_job: '{number} : {title}',
  calendar_request: 'Livraison de {number} : {title}',
  calendar_desk_accepted: 'Accepté',
  calendar_desk_in_progress: 'En cours',
  calendar_desk_sent_back: 'Renvoyé',
  calendar_desk_authorised: 'Autorisée',
  calendar_desk_on_hold: 'En attente',
  calendar_desk_revision: 'En révision',
  audit_calendar_feed_created: 'A créé un flux de calendrier',
  audit_calendar_feed_revoked: 'A révoqué un flux de calendrier',
} satisfies Words<typeof english>;
