import type english from '../../en/messages/task-bulk.ts';
import type { Words } from '../../words.ts';

export default {
  task_column_title: 'Titel',
  task_column_description: 'Beschreibung',
  task_column_assignee: 'Zuständig',
  task_column_group: 'Gruppe',
  task_column_priority: 'Priorität',
  task_column_request_type: 'Art der Anfrage',
  task_column_tool: 'Werkzeug',
  task_column_website: 'Website',
  task_column_keywords: 'Keywords',
  task_column_soft_keywords: 'Weiche Keywords',
  task_column_headings: 'Überschriften',
  task_column_category_name: 'Kategorie',
  task_column_content_length: 'Länge in Wörtern',
  task_column_language: 'Sprache',
  task_column_start_date: 'Startdatum',
  task_column_due_date: 'Fälligkeitsdatum',
  task_column_template: 'Vorlage',
  task_column_reviewers: 'Prüfer',
  task_rows_sheet: 'Aufgaben',
  task_rows_wrong: 'Die Aufgaben können noch nicht angelegt werden. Gefundene Probleme: {count}',
  task_rows_created: 'Erstellte Aufgaben: {count}',
} satisfies Words<typeof english>;
