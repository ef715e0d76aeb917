import type english from '../../en/interface-document/comments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Commenti',
  open: 'Aperti ({{open}})',
} satisfies Words<typeof english>;
