import type english from '../../en/messages/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  calendar_feed_not_found: 'Este canal de calendario no existe o ha terminado',
  calendar_feed_created: 'Se creó el canal de calendario',
  calendar_feed_revoked: 'Se revocó el canal de calendario',
  calendar_name: 'Tareas: {workspace}',
  calendar_name_all: 'Mis tareas',
  calendar_review: 'Revisión: {title}',
  calendar_state_waiting: 'En espera',
  calendar_state_on_going: 'En curso',
  calendar_state_changes: 'Cambios pedidos',
  calendar_state_ready: 'En revisión',
  calendar_state_rejected: 'Rechazada',
  calendar_state_approved: 'Aprobada',
  calendar_state_published: 'Publicada',
  calendar_state_completed: 'Completada',
  calendar_job: '{number}: {title}',
  calendar_request: 'Entrega de {number}: {title}',
  calendar_desk_accepted: 'Aceptado',
  calendar_desk_in_progress: 'En curso',
  calendar_desk_sent_back: 'Devuelto',
  calendar_desk_authorised: 'Autorizada',
  calendar_desk_on_hold: 'En espera',
  calendar_desk_revision: 'En revisión',
  audit_calendar_feed_created: 'Creó un canal de calendario',
  audit_calendar_feed_revoked: 'Revocó un canal de calendario',
} satisfies Words<typeof english>;
