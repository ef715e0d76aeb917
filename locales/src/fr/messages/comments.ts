import type english from '../../en/messages/comments.ts';
import type { Words } from '../../words.ts';

export default {
  comment_not_found: 'Ce commentaire est introuvable',
  too_many_comments: 'Ce document compte déjà 1 000 commentaires. Supprimez-en quelques-uns qui sont résolus.',
  comment_created: 'Commentaire ajouté',
  comment_saved: 'Commentaire enregistré',
  comment_deleted: 'Commentaire supprimé',
} satisfies Words<typeof english>;
