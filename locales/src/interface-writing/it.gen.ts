// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../it/interface-writing/comments.ts';
import documentChecks from '../it/interface-writing/document-checks.ts';
import documentLinks from '../it/interface-writing/document-links.ts';
import editor from '../it/interface-writing/editor.ts';
import media from '../it/interface-writing/media.ts';
import reviewLinks from '../it/interface-writing/review-links.ts';
import rewrite from '../it/interface-writing/rewrite.ts';
import score from '../it/interface-writing/score.ts';
import taskWriting from '../it/interface-writing/task-writing.ts';
import trends from '../it/interface-writing/trends.ts';
import websites from '../it/interface-writing/websites.ts';
import writing from '../it/interface-writing/writing.ts';

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
