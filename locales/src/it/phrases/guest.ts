import type { GuestPhrases } from '../../en/phrases/guest.ts';

const guest: GuestPhrases = {
  event: {
    types: {
      conference: 'Convegno',
      webinar: 'Webinar',
      fair: 'Fiera',
      workshop: 'Workshop',
      concert: 'Concerto',
      opening: 'Inaugurazione',
      party: 'Festa',
    },
    when: 'Quando',
    where: 'Dove',
    admission: 'Prezzo',
    organiser: 'Organizza',
    audience: 'Per',
    registration: 'Iscrizioni',
    priceMissing: 'prezzo, o ingresso libero.',
    registrationMissing: 'pagina o indirizzo per iscriversi.',
    reasonsMissing: 'due o tre motivi per venire (che cosa si impara, si vede o si porta a casa).',
    subject: 'Invito: ',
    programme: 'In programma:',
    register: 'Per iscriversi:',
    metaCall: (formal) => (formal ? 'Scopra il programma e si iscriva.' : 'Scopri il programma e iscriviti.'),
  },
};

export default guest;
