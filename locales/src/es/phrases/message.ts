import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Buenos días:' : 'Hola:'),
  closing: (formal) => (formal ? 'Un cordial saludo,' : 'Un saludo,'),
  questions: (formal) =>
    formal
      ? ['¿Qué opina usted?', '¿Cómo lo resuelve usted?', 'Cuéntenoslo en los comentarios.', '¿Haría lo mismo?']
      : ['¿Tú qué opinas?', '¿Cómo lo resuelves tú?', 'Cuéntanoslo en los comentarios.', '¿Harías lo mismo?'],
  blogLead: 'Nuevo en el blog:',
};

export default message;
