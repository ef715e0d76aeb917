import type english from '../../en/messages/task-views.ts';
import type { Words } from '../../words.ts';

export default {
  task_view_not_found: 'Questa vista salvata non è stata trovata',
  too_many_task_views: 'Puoi salvare al massimo 20 viste in uno spazio di lavoro. Eliminane prima una.',
} satisfies Words<typeof english>;
