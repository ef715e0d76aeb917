import type english from '../../en/messages/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  task_reminded_today: 'Chi lavora a questa attività ha già ricevuto un promemoria oggi',
  task_has_no_recipients: 'Questa attività non è assegnata a nessuno. Assegnala prima a qualcuno.',
  task_reminder_sent: 'Il promemoria è stato inviato',
  task_scheduled: 'La pubblicazione è programmata',
  task_unscheduled: 'La pubblicazione programmata è stata annullata',
} satisfies Words<typeof english>;
