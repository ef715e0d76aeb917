import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'A acrescentar: ',
  keywordNote: (keywords) => `uma frase com ${keywords}, se for verdade.`,
} satisfies Words<typeof english>;
