import type english from '../../en/messages/task-templates.ts';
import type { Words } from '../../words.ts';

export default {
  task_template_not_found: 'Diese Aufgabenvorlage wurde nicht gefunden',
  too_many_task_templates: 'Ein Arbeitsbereich kann höchstens 100 Aufgabenvorlagen haben. Löschen Sie zuerst eine.',
  task_template_changed:
    'Jemand hat diese Aufgabenvorlage inzwischen geändert. Laden Sie sie neu und versuchen Sie es noch einmal.',
  task_template_saved: 'Die Aufgabenvorlage wurde gespeichert',
  task_template_deleted: 'Die Aufgabenvorlage wurde gelöscht',
} satisfies Words<typeof english>;
