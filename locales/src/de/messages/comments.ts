import type english from '../../en/messages/comments.ts';
import type { Words } from '../../words.ts';

export default {
  comment_not_found: 'Dieser Kommentar wurde nicht gefunden',
  too_many_comments: 'Dieses Dokument hat schon 1.000 Kommentare. Löschen Sie einige, die erledigt sind.',
  comment_created: 'Kommentar hinzugefügt',
  comment_saved: 'Kommentar gespeichert',
  comment_deleted: 'Kommentar gelöscht',
} satisfies Words<typeof english>;
