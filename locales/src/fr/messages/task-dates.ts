import type english from '../../en/messages/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  task_reminded_today: 'Les personnes qui travaillent à cette tâche ont déjà reçu un rappel aujourd’hui',
  task_has_no_recipients: 'Cette tâche n’est attribuée à personne. Attribuez-la d’abord.',
  task_reminder_sent: 'Le rappel a été envoyé',
  task_scheduled: 'La publication est programmée',
  task_unscheduled: 'La publication programmée a été annulée',
} satisfies Words<typeof english>;
