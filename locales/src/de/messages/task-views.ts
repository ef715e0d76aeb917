import type english from '../../en/messages/task-views.ts';
import type { Words } from '../../words.ts';

export default {
  task_view_not_found: 'Diese gespeicherte Ansicht wurde nicht gefunden',
  too_many_task_views: 'Sie können höchstens 20 Ansichten je Arbeitsbereich speichern. Löschen Sie zuerst eine.',
} satisfies Words<typeof english>;
