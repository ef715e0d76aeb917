import type english from '../../en/messages/task-templates.ts';
import type { Words } from '../../words.ts';

export default {
  task_template_not_found: 'No se encontró esta plantilla de tarea',
  too_many_task_templates: 'Un espacio de trabajo puede tener como máximo 100 plantillas de tarea. Elimina una antes.',
  task_template_changed: 'Alguien cambió esta plantilla mientras tanto. Vuelve a cargarla e inténtalo de nuevo.',
  task_template_saved: 'La plantilla de tarea se guardó',
  task_template_deleted: 'La plantilla de tarea se eliminó',
} satisfies Words<typeof english>;
