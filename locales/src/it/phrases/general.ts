import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'Da aggiungere: ',
  keywordNote: (keywords) => `una frase con ${keywords}, se corrisponde al vero.`,
} satisfies Words<typeof english>;
