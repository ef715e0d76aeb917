import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Buongiorno,' : 'Ciao,'),
  closing: (formal) => (formal ? 'Cordiali saluti,' : 'A presto,'),
  questions: (formal) =>
    formal
      ? ['Lei che cosa ne pensa?', 'Come affronta questo tema?', 'Ce lo scriva nei commenti.', 'Farebbe lo stesso?']
      : ['Tu che cosa ne pensi?', 'Come affronti questo tema?', 'Scrivilo nei commenti.', 'Faresti lo stesso?'],
  blogLead: 'Nuovo sul blog:',
};

export default message;
