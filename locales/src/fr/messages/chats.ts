import type english from '../../en/messages/chats.ts';
import type { Words } from '../../words.ts';

export default {
  chat_not_found: 'Cette conversation est introuvable',
  attachment_not_found: 'Cette pièce jointe est introuvable',
  chat_busy: 'Une réponse est encore en cours de rédaction ici',
  chat_full: 'Cette conversation compte {max} messages. Commencez-en une nouvelle.',
  too_many_answers: 'Attendez que l’une des réponses en cours soit prête',
  answer_not_finished: 'Seule une réponse terminée peut devenir un document',
  answer_saved: 'Enregistrée comme document',
  chat_deleted: 'Conversation supprimée',
  chat_refusal:
    'Je comprends votre demande, mais je ne peux malheureusement pas y apporter de réponse appropriée pour le moment...',
} satisfies Words<typeof english>;
