import type english from '../../en/messages/task-bulk.ts';
import type { Words } from '../../words.ts';

export default {
  task_column_title: 'Titolo',
  task_column_description: 'Descrizione',
  task_column_assignee: 'Assegnatario',
  task_column_group: 'Gruppo',
  task_column_priority: 'Priorità',
  task_column_request_type: 'Tipo di richiesta',
  task_column_tool: 'Strumento',
  task_column_website: 'Sito web',
  task_column_keywords: 'Parole chiave',
  task_column_soft_keywords: 'Parole chiave secondarie',
  task_column_headings: 'Titoli di sezione',
  task_column_category_name: 'Categoria',
  task_column_content_length: 'Lunghezza in parole',
  task_column_language: 'Lingua',
  task_column_start_date: 'Data di inizio',
  task_column_due_date: 'Scadenza',
  task_column_template: 'Modello',
  task_column_reviewers: 'Revisori',
  task_rows_sheet: 'Attività',
  task_rows_wrong: 'Le attività non possono ancora essere create. Problemi trovati: {count}',
  task_rows_created: 'Attività create: {count}',
} satisfies Words<typeof english>;
