import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Olá,' : 'Oi,'),
  closing: (formal) => (formal ? 'Atenciosamente,' : 'Um abraço,'),
  questions: () => ['O que você acha?', 'Como você resolve isso?', 'Conte para a gente nos comentários.', 'Você faria o mesmo?'],
  blogLead: 'Novo no blog:',
};

export default message;
