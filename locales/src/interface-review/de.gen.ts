// Made by `npm run locales`; the texts lie in the folders of the languages.
import taskAttachments from '../de/interface-review/task-attachments.ts';
import taskDates from '../de/interface-review/task-dates.ts';
import taskPage from '../de/interface-review/task-page.ts';
import taskPlanning from '../de/interface-review/task-planning.ts';
import taskViews from '../de/interface-review/task-views.ts';
import tasks from '../de/interface-review/tasks.ts';
import voices from '../de/interface-review/voices.ts';

export default {
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  tasks,
  voices,
};
