// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../es/interface-writing/comments.ts';
import documentChecks from '../es/interface-writing/document-checks.ts';
import documentLinks from '../es/interface-writing/document-links.ts';
import editor from '../es/interface-writing/editor.ts';
import media from '../es/interface-writing/media.ts';
import reviewLinks from '../es/interface-writing/review-links.ts';
import rewrite from '../es/interface-writing/rewrite.ts';
import score from '../es/interface-writing/score.ts';
import taskWriting from '../es/interface-writing/task-writing.ts';
import trends from '../es/interface-writing/trends.ts';
import websites from '../es/interface-writing/websites.ts';
import writing from '../es/interface-writing/writing.ts';

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
