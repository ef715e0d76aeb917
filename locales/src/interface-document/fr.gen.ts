// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../fr/interface-document/comments.ts';
import documentChecks from '../fr/interface-document/document-checks.ts';
import documentLinks from '../fr/interface-document/document-links.ts';
import editor from '../fr/interface-document/editor.ts';
import score from '../fr/interface-document/score.ts';
import taskWriting from '../fr/interface-document/task-writing.ts';
import websites from '../fr/interface-document/websites.ts';
import writing from '../fr/interface-document/writing.ts';

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
