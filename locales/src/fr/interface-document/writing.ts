import type english from '../../en/interface-document/writing.ts';
import type { Words } from '../../words.ts';

export default {
  outline: 'Plan',
  noHeadings: 'Ce texte n’a pas encore de titres',
} satisfies Words<typeof english>;
