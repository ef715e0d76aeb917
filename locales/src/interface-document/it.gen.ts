// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../it/interface-document/comments.ts';
import documentChecks from '../it/interface-document/document-checks.ts';
import documentLinks from '../it/interface-document/document-links.ts';
import editor from '../it/interface-document/editor.ts';
import media from '../it/interface-document/media.ts';
import reviewLinks from '../it/interface-document/review-links.ts';
import rewrite from '../it/interface-document/rewrite.ts';
import score from '../it/interface-document/score.ts';
import taskWriting from '../it/interface-document/task-writing.ts';
import trends from '../it/interface-document/trends.ts';
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
  taskWriting,
  trends,
  websites,
  writing,
};
