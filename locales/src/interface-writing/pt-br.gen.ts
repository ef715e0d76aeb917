// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../pt-br/interface-writing/comments.ts';
import documentChecks from '../pt-br/interface-writing/document-checks.ts';
import documentLinks from '../pt-br/interface-writing/document-links.ts';
import editor from '../pt-br/interface-writing/editor.ts';
import media from '../pt-br/interface-writing/media.ts';
import reviewLinks from '../pt-br/interface-writing/review-links.ts';
import rewrite from '../pt-br/interface-writing/rewrite.ts';
import score from '../pt-br/interface-writing/score.ts';
import taskWriting from '../pt-br/interface-writing/task-writing.ts';
import trends from '../pt-br/interface-writing/trends.ts';
import websites from '../pt-br/interface-writing/websites.ts';
import writing from '../pt-br/interface-writing/writing.ts';

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
