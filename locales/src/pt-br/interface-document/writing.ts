import type english from '../../en/interface-document/writing.ts';
import type { Words } from '../../words.ts';

export default {
  outline: 'Estrutura',
  noHeadings: 'Este texto ainda não tem títulos',
} satisfies Words<typeof english>;
