// Made by `npm run locales`; the texts lie in the folders of the languages.
import taskAttachments from '../en/interface-review/task-attachments.ts';
import taskDates from '../en/interface-review/task-dates.ts';
import taskPage from '../en/interface-review/task-page.ts';
import taskPlanning from '../en/interface-review/task-planning.ts';
import taskViews from '../en/interface-review/task-views.ts';
import tasks from '../en/interface-review/tasks.ts';
import voices from '../en/interface-review/voices.ts';

export default {
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  tasks,
  voices,
};
