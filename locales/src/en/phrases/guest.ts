// What pages of events say around the organiser's facts.

export type EventType = 'conference' | 'webinar' | 'fair' | 'workshop' | 'concert' | 'opening' | 'party';

export interface GuestPhrases {
  event: {
    types: Record<EventType, string>;
    /** Labels of the practical facts. */
    when: string;
    where: string;
    admission: string;
    organiser: string;
    audience: string;
    registration: string;
    priceMissing: string;
    registrationMissing: string;
    reasonsMissing: string;
    subject: string;
    programme: string;
    register: string;
    metaCall: (formal: boolean) => string;
  };
}

const guest: GuestPhrases = {
  event: {
    types: {
      conference: 'Conference',
      webinar: 'Webinar',
      fair: 'Fair',
      workshop: 'Workshop',
      concert: 'Concert',
      opening: 'Opening',
      party: 'Party',
    },
    when: 'When',
    where: 'Where',
    admission: 'Price',
    organiser: 'Organiser',
    audience: 'For',
    registration: 'Registration',
    priceMissing: 'price, or that admission is free.',
    registrationMissing: 'registration page or address.',
    reasonsMissing: 'two or three reasons to come (what guests learn, see or take home).',
    subject: 'Invitation: ',
    programme: 'On the programme:',
    register: 'Register here:',
    metaCall: () => 'See the programme and register.',
  },
};

export default guest;
