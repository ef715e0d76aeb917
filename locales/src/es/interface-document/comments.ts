import type english from '../../en/interface-document/comments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Comentarios',
  open: 'Abiertos ({{open}})',
} satisfies Words<typeof english>;
