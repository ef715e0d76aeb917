import type english from '../../en/messages/task-templates.ts';
import type { Words } from '../../words.ts';

export default {
  task_template_not_found: 'Ce modèle de tâche est introuvable',
  too_many_task_templates: 'Un espace de travail peut contenir au plus 100 modèles de tâche. Supprimez-en un d’abord.',
  task_template_changed: 'Quelqu’un a modifié ce modèle entre-temps. Rechargez-le et réessayez.',
  task_template_saved: 'Le modèle de tâche a été enregistré',
  task_template_deleted: 'Le modèle de tâche a été supprimé',
} satisfies Words<typeof english>;
