import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Guten Tag,' : 'Hallo,'),
  closing: (formal) => (formal ? 'Mit freundlichen Grüßen' : 'Viele Grüße'),
  questions: (formal) =>
    formal
      ? ['Was meinen Sie dazu?', 'Wie lösen Sie das?', 'Schreiben Sie es uns in die Kommentare.', 'Würden Sie es auch so machen?']
      : ['Was meinst du dazu?', 'Wie löst du das?', 'Schreib es uns in die Kommentare.', 'Würdest du es auch so machen?'],
  blogLead: 'Neu im Blog:',
};

export default message;
