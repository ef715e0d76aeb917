import type english from '../../en/document-words/personal-workspace.ts';
import type { Words } from '../../words.ts';

export default {
  personalWorkspace: 'Espacio personal',
} satisfies Words<typeof english>;
