import type english from '../../en/messages/task-templates.ts';
import type { Words } from '../../words.ts';

export default {
  task_template_not_found: 'Este modelo de tarefa não foi encontrado',
  too_many_task_templates: 'Um espaço de trabalho pode ter no máximo 100 modelos de tarefa. Exclua um antes.',
  task_template_changed: 'Alguém alterou este modelo nesse meio-tempo. Recarregue-o e tente novamente.',
  task_template_saved: 'O modelo de tarefa foi salvo',
  task_template_deleted: 'O modelo de tarefa foi excluído',
} satisfies Words<typeof english>;
