import type english from '../../en/document-words/personal-workspace.ts';
import type { Words } from '../../words.ts';

export default {
  personalWorkspace: 'Espaço pessoal',
} satisfies Words<typeof english>;
