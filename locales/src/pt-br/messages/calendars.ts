import type english from '../../en/messages/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  calendar_feed_not_found: 'Este feed de calendário não existe ou foi encerrado',
  calendar_feed_created: 'O feed de calendário foi criado',
  calendar_feed_revoked: 'O feed de calendário foi revogado',
  calendar_name: 'Tarefas: {workspace}',
  calendar_name_all: 'Minhas tarefas',
  calendar_review: 'Revisão: {title}',
  calendar_state_waiting: 'Aguardando',
  calendar_state_on_going: 'Em andamento',
  calendar_state_changes: 'Mudanças pedidas',
  calendar_state_ready: 'Em revisão',
  calendar_state_rejected: 'Rejeitada',
  calendar_state_approved: 'Aprovada',
  calendar_state_published: 'Publicada',
  calendar_state_completed: 'Concluída',
  calendar_job: '{number}: {title}',
  calendar_request: 'Entrega de {number}: {title}',
  calendar_desk_accepted: 'Aceito',
  calendar_desk_in_progress: 'Em andamento',
  calendar_desk_sent_back: 'Devolvido',
  calendar_desk_authorised: 'Autorizada',
  calendar_desk_on_hold: 'Em espera',
  calendar_desk_revision: 'Em revisão',
  audit_calendar_feed_created: 'Criou um feed de calendário',
  audit_calendar_feed_revoked: 'Revogou um feed de calendário',
} satisfies Words<typeof english>;
