import type english from '../../en/messages/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  task_reminded_today: 'Quem trabalha nesta tarefa já recebeu um lembrete hoje',
  task_has_no_recipients: 'Esta tarefa não está atribuída a ninguém. Atribua-a primeiro.',
  task_reminder_sent: 'O lembrete foi enviado',
  task_scheduled: 'A publicação está agendada',
  task_unscheduled: 'A publicação agendada foi cancelada',
} satisfies Words<typeof english>;
