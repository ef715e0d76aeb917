import type english from '../../en/messages/chats.ts';
import type { Words } from '../../words.ts';

export default {
  chat_not_found: 'Esta conversa não foi encontrada',
  attachment_not_found: 'Este anexo não foi encontrado',
  chat_busy: 'Uma resposta ainda está sendo escrita aqui',
  chat_full: 'Esta conversa tem {max} mensagens. Comece uma nova.',
  too_many_answers: 'Aguarde até que uma das respostas em andamento fique pronta',
  answer_not_finished: 'Só uma resposta concluída pode virar documento',
  answer_saved: 'Salva como documento',
  chat_deleted: 'Conversa excluída',
  chat_refusal: 'Entendo o seu pedido, mas infelizmente não posso dar uma resposta adequada neste momento...',
} satisfies Words<typeof english>;
