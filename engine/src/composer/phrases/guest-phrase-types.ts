// What pages of events and of places to stay say around the organiser's or the host's facts.

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
    at: (type: string, place: string) => string;
    guests: (guests: string) => string;
    offers: string;
    surroundingsMissing: string;
    metaCall: (formal: boolean) => string;
  };
}
