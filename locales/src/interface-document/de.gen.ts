// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../de/interface-document/comments.ts';
import documentChecks from '../de/interface-document/document-checks.ts';
import documentLinks from '../de/interface-document/document-links.ts';
import editor from '../de/interface-document/editor.ts';
import score from '../de/interface-document/score.ts';
import taskWriting from '../de/interface-document/task-writing.ts';
import websites from '../de/interface-document/websites.ts';
import writing from '../de/interface-document/writing.ts';

export default {
  comments,
  documentChecks,
  documentLinks,
  editor,
  score,
  taskWriting,
  websites,
  writing,
};
