import type english from '../../en/interface-document/comments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Comentários',
  open: 'Abertos ({{open}})',
} satisfies Words<typeof english>;
