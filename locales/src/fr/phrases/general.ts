import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'À compléter\u00a0: ',
} satisfies Words<typeof english>;
