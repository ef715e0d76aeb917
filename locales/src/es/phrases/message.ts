import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Buenos días:' : 'Hola:'),
  greetingTo: (name, formal) => (formal ? `Buenos días, ${name}:` : `Hola, ${name}:`),
  closing: (formal) => (formal ? 'Un cordial saludo,' : 'Un saludo,'),
  occasionSubject: {
    announcement: '',
    change_of_terms: 'Cambio de condiciones: ',
    invitation: 'Invitación: ',
    thank_you: 'Gracias: ',
    apology: 'Disculpas: ',
    internal_update: 'Novedades: ',
  },
  occasionOpening: {
    announcement: () => '',
    change_of_terms: (formal) =>
      formal ? 'Le informamos de un cambio en nuestras condiciones.' : 'Te informamos de un cambio en nuestras condiciones.',
    invitation: (formal) => (formal ? 'Tenemos el gusto de invitarle.' : 'Queremos invitarte.'),
    thank_you: (formal) => (formal ? 'Queremos darle las gracias.' : 'Queremos darte las gracias.'),
    apology: (formal) => (formal ? 'Le pedimos disculpas.' : 'Te pedimos disculpas.'),
    internal_update: () => '',
  },
  offerLead: 'Nuestra oferta:',
  productsLead: 'Entre otros productos:',
  callMissing: 'llamada a la acción (qué debe hacer el lector y dónde)',
  signatureMissing: 'nombre, cargo y empresa de quien firma',
  offerMissing: 'la oferta en sí (qué, hasta cuándo, con qué condiciones)',
  questions: (formal) =>
    formal
      ? ['¿Qué opina usted?', '¿Cómo lo resuelve usted?', 'Cuéntenoslo en los comentarios.', '¿Haría lo mismo?']
      : ['¿Tú qué opinas?', '¿Cómo lo resuelves tú?', 'Cuéntanoslo en los comentarios.', '¿Harías lo mismo?'],
  announce: 'Novedad:',
  recruit: 'Únete:',
  linkMissing: 'enlace a la página',
  blogLead: 'Nuevo en el blog:',
  inThisIssue: 'En este número:',
  editorialMissing: 'una apertura personal de dos o tres frases.',
  newsMissing: 'dos o tres frases al respecto.',
};

export default message;
