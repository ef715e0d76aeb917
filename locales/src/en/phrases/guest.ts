// What pages of events and of places to stay say around the organiser's or the host's facts.
import { insideSentence } from '../../writing/inside-sentence.ts';

export type EventType = 'conference' | 'webinar' | 'fair' | 'workshop' | 'concert' | 'opening' | 'party';
export type StayType = 'hotel' | 'bed_and_breakfast' | 'holiday_home' | 'resort' | 'agritourism' | 'hostel';

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
    invite: (event: string, formal: boolean) => string;
    programme: string;
    register: string;
    metaCall: (formal: boolean) => string;
  };
  stay: {
    types: Record<StayType, string>;
    /** "Hotel in Lindau" as it stands after a colon. */
    at: (type: string, location: string) => string;
    guests: (guests: string) => string;
    offers: string;
    surroundingsMissing: string;
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
    invite: (event) => `You are warmly invited: ${event}.`,
    programme: 'On the programme:',
    register: 'Register here:',
    metaCall: () => 'See the programme and register.',
  },
  stay: {
    types: {
      hotel: 'Hotel',
      bed_and_breakfast: 'Bed and breakfast',
      holiday_home: 'Holiday home',
      resort: 'Resort',
      agritourism: 'Farm stay',
      hostel: 'Hostel',
    },
    at: (type, location) => `${type} in ${location}`,
    guests: (guests) => `A good place for ${insideSentence(guests, 'en')}.`,
    offers: 'Good to know:',
    surroundingsMissing: 'what there is nearby, with distances.',
    metaCall: () => 'See rooms and availability.',
  },
};

export default guest;
