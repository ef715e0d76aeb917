// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../it/interface-document/comments.ts';
import documentChecks from '../it/interface-document/document-checks.ts';
import documentLinks from '../it/interface-document/document-links.ts';
import editor from '../it/interface-document/editor.ts';
import media from '../it/interface-document/media.ts';
import reviewLinks from '../it/interface-document/review-links.ts';
import rewrite from '../it/interface-document/rewrite.ts';
import score from '../it/interface-document/score.ts';
import taskAttachments from '../it/interface-document/task-attachments.ts';
import taskDates from '../it/interface-document/task-dates.ts';
import taskPage from '../it/interface-document/task-page.ts';
import taskPlanning from '../it/interface-document/task-planning.ts';
import taskViews from '../it/interface-document/task-views.ts';
import taskWriting from '../it/interface-document/task-writing.ts';
import tasks from '../it/interface-document/tasks.ts';
import trends from '../it/interface-document/trends.ts';
import voices from '../it/interface-document/voices.ts';
import websites from '../it/interface-document/websites.ts';
import writing from '../it/interface-document/writing.ts';

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
