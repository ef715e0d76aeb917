// Made by `npm run locales`; the texts lie in the folders of the languages.
import taskAttachments from '../it/interface-review/task-attachments.ts';
import taskDates from '../it/interface-review/task-dates.ts';
import taskPage from '../it/interface-review/task-page.ts';
import taskPlanning from '../it/interface-review/task-planning.ts';
import taskViews from '../it/interface-review/task-views.ts';
import tasks from '../it/interface-review/tasks.ts';
import voices from '../it/interface-review/voices.ts';

export default {
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  tasks,
  voices,
};
