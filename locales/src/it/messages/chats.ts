import type english from '../../en/messages/chats.ts';
import type { Words } from '../../words.ts';

export default {
  chat_not_found: 'Questa conversazione non è stata trovata',
  attachment_not_found: 'Questo allegato non è stato trovato',
  chat_busy: 'Qui è ancora in corso la scrittura di una risposta',
  chat_full: 'Questa conversazione ha {max} messaggi. Iniziane una nuova.',
  too_many_answers: 'Attendi che una delle risposte in corso sia pronta',
  answer_not_finished: 'Solo una risposta completa può diventare un documento',
  answer_saved: 'Salvata come documento',
  chat_deleted: 'Conversazione eliminata',
  chat_refusal: 'Capisco la tua richiesta, ma purtroppo al momento non posso fornire una risposta adeguata...',
} satisfies Words<typeof english>;
