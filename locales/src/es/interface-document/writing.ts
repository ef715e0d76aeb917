import type english from '../../en/interface-document/writing.ts';
import type { Words } from '../../words.ts';

export default {
  outline: 'Esquema',
  noHeadings: 'Este texto aún no tiene encabezados',
} satisfies Words<typeof english>;
