import type english from '../../en/messages/task-views.ts';
import type { Words } from '../../words.ts';

export default {
  task_view_not_found: 'No se encontró esta vista guardada',
  too_many_task_views: 'Puedes guardar como máximo 20 vistas en un espacio de trabajo. Elimina una antes.',
} satisfies Words<typeof english>;
