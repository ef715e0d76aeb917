import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: () => 'Bonjour,',
  closing: (formal) => (formal ? 'Cordialement,' : 'À bientôt,'),
  questions: () => [
    'Qu’en pensez-vous\u00a0?',
    'Comment faites-vous de votre côté\u00a0?',
    'Dites-le-nous en commentaire.',
    'Feriez-vous la même chose\u00a0?',
  ],
  blogLead: 'Nouveau sur le blog\u00a0:',
};

export default message;
