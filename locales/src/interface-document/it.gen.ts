// Made by `npm run locales`; the texts lie in the folders of the languages.
import comments from '../it/interface-document/comments.ts';
import documentChecks from '../it/interface-document/document-checks.ts';
import documentLinks from '../it/interface-document/document-links.ts';
import editor from '../it/interface-document/editor.ts';
import score from '../it/interface-document/score.ts';
import taskWriting from '../it/interface-document/task-writing.ts';
import websites from '../it/interface-document/websites.ts';
import writing from '../it/interface-document/writing.ts';

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
