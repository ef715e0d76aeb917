import type english from '../../en/interface-document/writing.ts';
import type { Words } from '../../words.ts';

export default {
  outline: 'Struttura',
  noHeadings: 'Questo testo non ha ancora titoli',
} satisfies Words<typeof english>;
