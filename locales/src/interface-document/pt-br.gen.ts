// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../pt-br/interface-document/comments.ts';
import documentChecks from '../pt-br/interface-document/document-checks.ts';
import documentLinks from '../pt-br/interface-document/document-links.ts';
import editor from '../pt-br/interface-document/editor.ts';
import score from '../pt-br/interface-document/score.ts';
import taskWriting from '../pt-br/interface-document/task-writing.ts';
import websites from '../pt-br/interface-document/websites.ts';
import writing from '../pt-br/interface-document/writing.ts';

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
