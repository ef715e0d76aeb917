import type { GuestPhrases } from '../../en/phrases/guest.ts';

const guest: GuestPhrases = {
  event: {
    types: {
      conference: 'Congreso',
      webinar: 'Seminario web',
      fair: 'Feria',
      workshop: 'Taller',
      concert: 'Concierto',
      opening: 'Inauguración',
      party: 'Fiesta',
    },
    when: 'Cuándo',
    where: 'Dónde',
    admission: 'Precio',
    organiser: 'Organiza',
    audience: 'Para',
    registration: 'Inscripción',
    priceMissing: 'precio, o que la entrada es libre.',
    registrationMissing: 'página o dirección para inscribirse.',
    reasonsMissing: 'dos o tres motivos para venir (qué se aprende, se ve o se lleva uno).',
    subject: 'Invitación: ',
    programme: 'En el programa:',
    register: 'Para inscribirse:',
    metaCall: (formal) => (formal ? 'Vea el programa e inscríbase.' : 'Mira el programa e inscríbete.'),
  },
};

export default guest;
