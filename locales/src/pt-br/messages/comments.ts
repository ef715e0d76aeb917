import type english from '../../en/messages/comments.ts';
import type { Words } from '../../words.ts';

export default {
  comment_not_found: 'Este comentário não foi encontrado',
  too_many_comments: 'Este documento já tem 1.000 comentários. Exclua alguns que já foram resolvidos.',
  comment_created: 'Comentário adicionado',
  comment_saved: 'Comentário salvo',
  comment_deleted: 'Comentário excluído',
} satisfies Words<typeof english>;
