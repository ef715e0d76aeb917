// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../en/interface-document/comments.ts';
import documentChecks from '../en/interface-document/document-checks.ts';
import documentLinks from '../en/interface-document/document-links.ts';
import editor from '../en/interface-document/editor.ts';
import media from '../en/interface-document/media.ts';
import reviewLinks from '../en/interface-document/review-links.ts';
import rewrite from '../en/interface-document/rewrite.ts';
import score from '../en/interface-document/score.ts';
import taskAttachments from '../en/interface-document/task-attachments.ts';
import taskDates from '../en/interface-document/task-dates.ts';
import taskPage from '../en/interface-document/task-page.ts';
import taskPlanning from '../en/interface-document/task-planning.ts';
import taskViews from '../en/interface-document/task-views.ts';
import taskWriting from '../en/interface-document/task-writing.ts';
import tasks from '../en/interface-document/tasks.ts';
import trends from '../en/interface-document/trends.ts';
import voices from '../en/interface-document/voices.ts';
import websites from '../en/interface-document/websites.ts';
import writing from '../en/interface-document/writing.ts';

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
