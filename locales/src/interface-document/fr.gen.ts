// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../fr/interface-document/comments.ts';
import documentChecks from '../fr/interface-document/document-checks.ts';
import documentLinks from '../fr/interface-document/document-links.ts';
import editor from '../fr/interface-document/editor.ts';
import media from '../fr/interface-document/media.ts';
import reviewLinks from '../fr/interface-document/review-links.ts';
import rewrite from '../fr/interface-document/rewrite.ts';
import score from '../fr/interface-document/score.ts';
import taskAttachments from '../fr/interface-document/task-attachments.ts';
import taskDates from '../fr/interface-document/task-dates.ts';
import taskPage from '../fr/interface-document/task-page.ts';
import taskPlanning from '../fr/interface-document/task-planning.ts';
import taskViews from '../fr/interface-document/task-views.ts';
import taskWriting from '../fr/interface-document/task-writing.ts';
import tasks from '../fr/interface-document/tasks.ts';
import trends from '../fr/interface-document/trends.ts';
import voices from '../fr/interface-document/voices.ts';
import websites from '../fr/interface-document/websites.ts';
import writing from '../fr/interface-document/writing.ts';

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
