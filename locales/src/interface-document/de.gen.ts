// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../de/interface-document/comments.ts';
import documentChecks from '../de/interface-document/document-checks.ts';
import documentLinks from '../de/interface-document/document-links.ts';
import editor from '../de/interface-document/editor.ts';
import media from '../de/interface-document/media.ts';
import reviewLinks from '../de/interface-document/review-links.ts';
import rewrite from '../de/interface-document/rewrite.ts';
import score from '../de/interface-document/score.ts';
import taskWriting from '../de/interface-document/task-writing.ts';
import trends from '../de/interface-document/trends.ts';
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
  taskWriting,
  trends,
  websites,
  writing,
};
