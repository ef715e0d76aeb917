import type english from '../../en/messages/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  task_reminded_today: 'Hoy ya se ha recordado esta tarea a quienes trabajan en ella',
  task_has_no_recipients: 'Esta tarea no está asignada a nadie. Asígnala primero.',
  task_reminder_sent: 'El recordatorio se ha enviado',
  task_scheduled: 'La publicación está programada',
  task_unscheduled: 'La publicación programada se ha cancelado',
} satisfies Words<typeof english>;
