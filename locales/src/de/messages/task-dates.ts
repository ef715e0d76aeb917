import type english from '../../en/messages/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  task_reminded_today: 'Alle, die an dieser Aufgabe arbeiten, wurden heute schon erinnert',
  task_has_no_recipients: 'Diese Aufgabe ist niemandem zugewiesen. Weisen Sie sie zuerst jemandem zu.',
  task_reminder_sent: 'Die Erinnerung wurde gesendet',
  task_scheduled: 'Die Veröffentlichung ist geplant',
  task_unscheduled: 'Die geplante Veröffentlichung wurde abgebrochen',
} satisfies Words<typeof english>;
