import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'Da aggiungere: ',
} satisfies Words<typeof english>;
