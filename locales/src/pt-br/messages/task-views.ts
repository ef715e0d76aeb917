import type english from '../../en/messages/task-views.ts';
import type { Words } from '../../words.ts';

export default {
  task_view_not_found: 'Esta visualização salva não foi encontrada',
  too_many_task_views: 'Você pode salvar no máximo 20 visualizações em um espaço de trabalho. Exclua uma antes.',
} satisfies Words<typeof english>;
