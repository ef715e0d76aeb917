import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Buongiorno,' : 'Ciao,'),
  greetingTo: (name, formal) => (formal ? `Gentile ${name},` : `Ciao ${name},`),
  closing: (formal) => (formal ? 'Cordiali saluti,' : 'A presto,'),
  occasionSubject: {
    announcement: '',
    change_of_terms: 'Modifica delle condizioni: ',
    invitation: 'Invito: ',
    thank_you: 'Grazie: ',
    apology: 'Ci scusiamo: ',
    internal_update: 'Aggiornamento: ',
  },
  occasionOpening: {
    announcement: () => '',
    change_of_terms: (formal) =>
      formal
        ? 'La informiamo di una modifica delle nostre condizioni.'
        : 'Ti informiamo di una modifica delle nostre condizioni.',
    invitation: (formal) => (formal ? 'Siamo lieti di rivolgerLe questo invito.' : 'Abbiamo un invito per te.'),
    thank_you: (formal) => (formal ? 'Desideriamo ringraziarLa.' : 'Vogliamo dirti grazie.'),
    apology: () => 'Ci scusiamo.',
    internal_update: () => '',
  },
  offerLead: 'La nostra offerta:',
  productsLead: 'Tra i prodotti:',
  callMissing: 'invito all’azione (che cosa deve fare chi legge, e dove?)',
  signatureMissing: 'nome, ruolo e azienda del mittente',
  offerMissing: 'l’offerta vera e propria (che cosa, fino a quando, a quali condizioni)',
  questions: (formal) =>
    formal
      ? ['Lei che cosa ne pensa?', 'Come affronta questo tema?', 'Ce lo scriva nei commenti.', 'Farebbe lo stesso?']
      : ['Tu che cosa ne pensi?', 'Come affronti questo tema?', 'Scrivilo nei commenti.', 'Faresti lo stesso?'],
  announce: 'Novità:',
  recruit: 'Unisciti a noi:',
  linkMissing: 'link alla pagina',
  blogLead: 'Nuovo sul blog:',
  inThisIssue: 'In questo numero:',
  editorialMissing: 'un’apertura personale di due o tre frasi.',
  newsMissing: 'due o tre frasi in merito.',
};

export default message;
