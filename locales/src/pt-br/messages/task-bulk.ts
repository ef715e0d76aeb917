import type english from '../../en/messages/task-bulk.ts';
import type { Words } from '../../words.ts';

export default {
  task_column_title: 'Título',
  task_column_description: 'Descrição',
  task_column_assignee: 'Responsável',
  task_column_group: 'Grupo',
  task_column_priority: 'Prioridade',
  task_column_request_type: 'Tipo de solicitação',
  task_column_tool: 'Ferramenta',
  task_column_website: 'Site',
  task_column_keywords: 'Palavras-chave',
  task_column_soft_keywords: 'Palavras-chave secundárias',
  task_column_headings: 'Títulos de seção',
  task_column_category_name: 'Categoria',
  task_column_content_length: 'Extensão em palavras',
  task_column_language: 'Idioma',
  task_column_start_date: 'Data de início',
  task_column_due_date: 'Prazo',
  task_column_template: 'Modelo',
  task_column_reviewers: 'Revisores',
  task_rows_sheet: 'Tarefas',
  task_rows_wrong: 'As tarefas ainda não podem ser criadas. Problemas encontrados: {count}',
  task_rows_created: 'Tarefas criadas: {count}',
} satisfies Words<typeof english>;
