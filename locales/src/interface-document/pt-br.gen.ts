// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../pt-br/interface-document/comments.ts';
import documentChecks from '../pt-br/interface-document/document-checks.ts';
import documentLinks from '../pt-br/interface-document/document-links.ts';
import editor from '../pt-br/interface-document/editor.ts';
import media from '../pt-br/interface-document/media.ts';
import reviewLinks from '../pt-br/interface-document/review-links.ts';
import rewrite from '../pt-br/interface-document/rewrite.ts';
import score from '../pt-br/interface-document/score.ts';
import taskAttachments from '../pt-br/interface-document/task-attachments.ts';
import taskDates from '../pt-br/interface-document/task-dates.ts';
import taskPage from '../pt-br/interface-document/task-page.ts';
import taskPlanning from '../pt-br/interface-document/task-planning.ts';
import taskViews from '../pt-br/interface-document/task-views.ts';
import taskWriting from '../pt-br/interface-document/task-writing.ts';
import tasks from '../pt-br/interface-document/tasks.ts';
import trends from '../pt-br/interface-document/trends.ts';
import voices from '../pt-br/interface-document/voices.ts';
import websites from '../pt-br/interface-document/websites.ts';
import writing from '../pt-br/interface-document/writing.ts';

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
