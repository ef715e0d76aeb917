// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../de/interface-document/comments.ts';
import documentChecks from '../de/interface-document/document-checks.ts';
import documentLinks from '../de/interface-document/document-links.ts';
import editor from '../de/interface-document/editor.ts';
import media from '../de/interface-document/media.ts';
import reviewLinks from '../de/interface-document/review-links.ts';
import rewrite from '../de/interface-document/rewrite.ts';
import score from '../de/interface-document/score.ts';
import taskAttachments from '../de/interface-document/task-attachments.ts';
import taskDates from '../de/interface-document/task-dates.ts';
import taskPage from '../de/interface-document/task-page.ts';
import taskPlanning from '../de/interface-document/task-planning.ts';
import taskViews from '../de/interface-document/task-views.ts';
import taskWriting from '../de/interface-document/task-writing.ts';
import tasks from '../de/interface-document/tasks.ts';
import trends from '../de/interface-document/trends.ts';
import voices from '../de/interface-document/voices.ts';
import websites from '../de/interface-document/websites.ts';
import writing from '../de/interface-document/writing.ts';

export default {
  comments,
  documentChecks,
  documentLinks,
  editor,
  media,
  reviewLinks,
  rewrite,
  score,
  taskAttachments,
  taskDates,
  taskPage,
  taskPlanning,
  taskViews,
  taskWriting,
  tasks,
  trends,
  voices,
  websites,
  writing,
};
