import type english from '../../en/messages/task-bulk.ts';
import type { Words } from '../../words.ts';

export default {
  task_column_title: 'Título',
  task_column_description: 'Descripción',
  task_column_assignee: 'Responsable',
  task_column_group: 'Grupo',
  task_column_priority: 'Prioridad',
  task_column_request_type: 'Tipo de solicitud',
  task_column_tool: 'Herramienta',
  task_column_website: 'Sitio web',
  task_column_keywords: 'Palabras clave',
  task_column_soft_keywords: 'Palabras clave secundarias',
  task_column_headings: 'Encabezados',
  task_column_category_name: 'Categoría',
  task_column_content_length: 'Longitud en palabras',
  task_column_language: 'Idioma',
  task_column_start_date: 'Fecha de inicio',
  task_column_due_date: 'Fecha de entrega',
  task_column_template: 'Plantilla',
  task_column_reviewers: 'Revisores',
  task_rows_sheet: 'Tareas',
  task_rows_wrong: 'Las tareas aún no se pueden crear. Problemas encontrados: {count}',
  task_rows_created: 'Tareas creadas: {count}',
} satisfies Words<typeof english>;
