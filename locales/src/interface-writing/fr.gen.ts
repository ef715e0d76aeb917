// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../fr/interface-writing/comments.ts';
import documentChecks from '../fr/interface-writing/document-checks.ts';
import documentLinks from '../fr/interface-writing/document-links.ts';
import editor from '../fr/interface-writing/editor.ts';
import media from '../fr/interface-writing/media.ts';
import reviewLinks from '../fr/interface-writing/review-links.ts';
import rewrite from '../fr/interface-writing/rewrite.ts';
import score from '../fr/interface-writing/score.ts';
import taskWriting from '../fr/interface-writing/task-writing.ts';
import trends from '../fr/interface-writing/trends.ts';
import websites from '../fr/interface-writing/websites.ts';
import writing from '../fr/interface-writing/writing.ts';

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
