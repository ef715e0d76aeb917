// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../de/interface-writing/comments.ts';
import documentChecks from '../de/interface-writing/document-checks.ts';
import documentLinks from '../de/interface-writing/document-links.ts';
import editor from '../de/interface-writing/editor.ts';
import media from '../de/interface-writing/media.ts';
import reviewLinks from '../de/interface-writing/review-links.ts';
import rewrite from '../de/interface-writing/rewrite.ts';
import score from '../de/interface-writing/score.ts';
import taskWriting from '../de/interface-writing/task-writing.ts';
import trends from '../de/interface-writing/trends.ts';
import websites from '../de/interface-writing/websites.ts';
import writing from '../de/interface-writing/writing.ts';

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
