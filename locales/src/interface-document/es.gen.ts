// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../es/interface-document/comments.ts';
import documentChecks from '../es/interface-document/document-checks.ts';
import documentLinks from '../es/interface-document/document-links.ts';
import editor from '../es/interface-document/editor.ts';
import media from '../es/interface-document/media.ts';
import reviewLinks from '../es/interface-document/review-links.ts';
import rewrite from '../es/interface-document/rewrite.ts';
import score from '../es/interface-document/score.ts';
import taskWriting from '../es/interface-document/task-writing.ts';
import trends from '../es/interface-document/trends.ts';
import websites from '../es/interface-document/websites.ts';
import writing from '../es/interface-document/writing.ts';

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
