import type english from '../../en/messages/task-views.ts';
import type { Words } from '../../words.ts';

export default {
  task_view_not_found: 'Cette vue enregistrée est introuvable',
  too_many_task_views: 'Vous pouvez enregistrer au plus 20 vues par espace de travail. Supprimez-en une d’abord.',
} satisfies Words<typeof english>;
