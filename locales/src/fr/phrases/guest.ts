import type { GuestPhrases } from '../../en/phrases/guest.ts';

const guest: GuestPhrases = {
  event: {
    types: {
      conference: 'Conférence',
      webinar: 'Webinaire',
      fair: 'Salon',
      workshop: 'Atelier',
      concert: 'Concert',
      opening: 'Inauguration',
      party: 'Fête',
    },
    when: 'Quand',
    where: 'Où',
    admission: 'Prix',
    organiser: 'Organisation',
    audience: 'Pour',
    registration: 'Inscription',
    priceMissing: 'prix, ou entrée libre.',
    registrationMissing: 'page ou adresse pour s’inscrire.',
    reasonsMissing: 'deux ou trois raisons de venir (ce que l’on apprend, voit ou retient).',
    subject: 'Invitation\u00a0: ',
    programme: 'Au programme\u00a0:',
    register: 'Pour s’inscrire\u00a0:',
    metaCall: () => 'Découvrez le programme et inscrivez-vous.',
  },
};

export default guest;
