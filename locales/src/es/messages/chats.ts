import type english from '../../en/messages/chats.ts';
import type { Words } from '../../words.ts';

export default {
  chat_not_found: 'No se ha encontrado esta conversación',
  attachment_not_found: 'No se ha encontrado este adjunto',
  chat_busy: 'Aquí todavía se está escribiendo una respuesta',
  chat_full: 'Esta conversación tiene {max} mensajes. Empieza una nueva.',
  too_many_answers: 'Espera a que termine una de las respuestas en curso',
  answer_not_finished: 'Solo una respuesta terminada puede convertirse en documento',
  answer_saved: 'Guardada como documento',
  chat_deleted: 'Conversación eliminada',
  chat_refusal: 'Entiendo tu solicitud, pero lamentablemente no puedo dar una respuesta adecuada en este momento...',
} satisfies Words<typeof english>;
