// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../en/interface-document/comments.ts';
import documentChecks from '../en/interface-document/document-checks.ts';
import documentLinks from '../en/interface-document/document-links.ts';
import editor from '../en/interface-document/editor.ts';
import score from '../en/interface-document/score.ts';
import taskWriting from '../en/interface-document/task-writing.ts';
import websites from '../en/interface-document/websites.ts';
import writing from '../en/interface-document/writing.ts';

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
