import type { GuestPhrases } from '../../en/phrases/guest.ts';

const guest: GuestPhrases = {
  event: {
    types: {
      conference: 'Congresso',
      webinar: 'Webinar',
      fair: 'Feira',
      workshop: 'Oficina',
      concert: 'Show',
      opening: 'Inauguração',
      party: 'Festa',
    },
    when: 'Quando',
    where: 'Onde',
    admission: 'Preço',
    organiser: 'Organização',
    audience: 'Para',
    registration: 'Inscrições',
    priceMissing: 'preço, ou que a entrada é gratuita.',
    registrationMissing: 'página ou endereço para inscrição.',
    reasonsMissing: 'dois ou três motivos para ir (o que se aprende, se vê ou se leva).',
    subject: 'Convite: ',
    programme: 'Na programação:',
    register: 'Para se inscrever:',
    metaCall: () => 'Veja a programação e inscreva-se.',
  },
};

export default guest;
