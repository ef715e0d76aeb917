import type english from '../../en/messages/task-bulk.ts';
import type { Words } from '../../words.ts';

export default {
  task_column_title: 'Titre',
  task_column_description: 'Description',
  task_column_assignee: 'Responsable',
  task_column_group: 'Groupe',
  task_column_priority: 'Priorité',
  task_column_request_type: 'Type de demande',
  task_column_tool: 'Outil',
  task_column_website: 'Site web',
  task_column_keywords: 'Mots-clés',
  task_column_soft_keywords: 'Mots-clés secondaires',
  task_column_headings: 'Intertitres',
  task_column_category_name: 'Catégorie',
  task_column_content_length: 'Longueur en mots',
  task_column_language: 'Langue',
  task_column_start_date: 'Date de début',
  task_column_due_date: 'Échéance',
  task_column_template: 'Modèle',
  task_column_reviewers: 'Relecteurs',
  task_rows_sheet: 'Tâches',
  task_rows_wrong: 'Les tâches ne peuvent pas encore être créées. Problèmes trouvés : {count}',
  task_rows_created: 'Tâches créées : {count}',
} satisfies Words<typeof english>;
