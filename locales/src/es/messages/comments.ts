import type english from '../../en/messages/comments.ts';
import type { Words } from '../../words.ts';

export default {
  comment_not_found: 'No se ha encontrado este comentario',
  too_many_comments: 'Este documento ya tiene 1000 comentarios. Elimina algunos ya resueltos.',
  comment_created: 'Comentario añadido',
  comment_saved: 'Comentario guardado',
  comment_deleted: 'Comentario eliminado',
} satisfies Words<typeof english>;
