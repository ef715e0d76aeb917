// Made by `npm run locales`; the texts lie in the folders of the languages.
import taskAttachments from '../es/interface-review/task-attachments.ts';
import taskDates from '../es/interface-review/task-dates.ts';
import taskPage from '../es/interface-review/task-page.ts';
import taskPlanning from '../es/interface-review/task-planning.ts';
import taskViews from '../es/interface-review/task-views.ts';
import tasks from '../es/interface-review/tasks.ts';
import voices from '../es/interface-review/voices.ts';

export default {
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  tasks,
  voices,
};
