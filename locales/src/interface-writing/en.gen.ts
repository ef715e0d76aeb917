// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../en/interface-writing/comments.ts';
import documentChecks from '../en/interface-writing/document-checks.ts';
import documentLinks from '../en/interface-writing/document-links.ts';
import editor from '../en/interface-writing/editor.ts';
import media from '../en/interface-writing/media.ts';
import reviewLinks from '../en/interface-writing/review-links.ts';
import rewrite from '../en/interface-writing/rewrite.ts';
import score from '../en/interface-writing/score.ts';
import taskWriting from '../en/interface-writing/task-writing.ts';
import trends from '../en/interface-writing/trends.ts';
import websites from '../en/interface-writing/websites.ts';
import writing from '../en/interface-writing/writing.ts';

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
