import type english from '../../en/messages/comments.ts';
import type { Words } from '../../words.ts';

export default {
  comment_not_found: 'Commento non trovato',
  too_many_comments: 'Questo documento ha già 1.000 commenti. Eliminane qualcuno già risolto.',
  comment_created: 'Commento aggiunto',
  comment_saved: 'Commento salvato',
  comment_deleted: 'Commento eliminato',
} satisfies Words<typeof english>;
