// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../es/interface-document/comments.ts';
import documentChecks from '../es/interface-document/document-checks.ts';
import documentLinks from '../es/interface-document/document-links.ts';
import editor from '../es/interface-document/editor.ts';
import score from '../es/interface-document/score.ts';
import taskWriting from '../es/interface-document/task-writing.ts';
import websites from '../es/interface-document/websites.ts';
import writing from '../es/interface-document/writing.ts';

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
