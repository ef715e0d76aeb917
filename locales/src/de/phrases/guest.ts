import type { GuestPhrases } from '../../en/phrases/guest.ts';

const guest: GuestPhrases = {
  event: {
    types: {
      conference: 'Konferenz',
      webinar: 'Webinar',
      fair: 'Messe',
      workshop: 'Workshop',
      concert: 'Konzert',
      opening: 'Eröffnung',
      party: 'Feier',
    },
    when: 'Wann',
    where: 'Wo',
    admission: 'Preis',
    organiser: 'Veranstalter',
    audience: 'Für',
    registration: 'Anmeldung',
    priceMissing: 'Preis, oder dass der Eintritt frei ist.',
    registrationMissing: 'Seite oder Adresse für die Anmeldung.',
    reasonsMissing: 'zwei oder drei Gründe zu kommen (was Gäste lernen, sehen oder mitnehmen).',
    subject: 'Einladung: ',
    programme: 'Auf dem Programm:',
    register: 'Hier geht es zur Anmeldung:',
    metaCall: () => 'Programm ansehen und anmelden.',
  },
};

export default guest;
