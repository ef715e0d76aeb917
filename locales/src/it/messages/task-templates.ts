import type english from '../../en/messages/task-templates.ts';
import type { Words } from '../../words.ts';

export default {
  task_template_not_found: 'Questo modello di attività non è stato trovato',
  too_many_task_templates: 'Uno spazio di lavoro può avere al massimo 100 modelli di attività. Eliminane prima uno.',
  task_template_changed: 'Nel frattempo qualcuno ha modificato questo modello. Ricaricalo e riprova.',
  task_template_saved: 'Il modello di attività è stato salvato',
  task_template_deleted: 'Il modello di attività è stato eliminato',
} satisfies Words<typeof english>;
