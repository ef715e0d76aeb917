import type { GuestPhrases } from '../guest-phrase-types.ts';
import { insideSentence } from '../words-in-sentence.ts';

export const guestInEnglish: GuestPhrases = {
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
    at: (type, place) => `${type} in ${place}`,
    guests: (guests) => `A good place for ${insideSentence(guests, 'en')}.`,
    offers: 'Good to know:',
    surroundingsMissing: 'what there is nearby, with distances.',
    metaCall: () => 'See rooms and availability.',
  },
};
