// Made by `npm run locales`; the texts lie in the folders of the languages.
import taskAttachments from '../pt-br/interface-review/task-attachments.ts';
import taskDates from '../pt-br/interface-review/task-dates.ts';
import taskPage from '../pt-br/interface-review/task-page.ts';
import taskPlanning from '../pt-br/interface-review/task-planning.ts';
import taskViews from '../pt-br/interface-review/task-views.ts';
import tasks from '../pt-br/interface-review/tasks.ts';
import voices from '../pt-br/interface-review/voices.ts';

export default {
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  tasks,
  voices,
};
