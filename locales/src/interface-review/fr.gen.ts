// Made by `npm run locales`; the texts lie in the folders of the languages.
import taskAttachments from '../fr/interface-review/task-attachments.ts';
import taskDates from '../fr/interface-review/task-dates.ts';
import taskPage from '../fr/interface-review/task-page.ts';
import taskPlanning from '../fr/interface-review/task-planning.ts';
import taskViews from '../fr/interface-review/task-views.ts';
import tasks from '../fr/interface-review/tasks.ts';
import voices from '../fr/interface-review/voices.ts';

export default {
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  tasks,
  voices,
};
