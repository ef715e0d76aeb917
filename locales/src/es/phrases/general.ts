import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'Por añadir: ',
  keywordNote: (keywords) => `una frase con ${keywords}, si es cierta.`,
} satisfies Words<typeof english>;
