// Sentences about events and restaurants. They add nothing to the facts in the braces.
import type { Patterns, PatternsByTone } from '../../writing/patterns.ts';

export interface GuestPatterns {
  event: {
    /** {event} and {on}: "on 13 June 2027". */
    opening: PatternsByTone;
    venue: PatternsByTone;
    /** Where the venue is no place but a way to take part. */
    online: Patterns;
    audience: PatternsByTone;
    /** First sentence of the invitation. */
    invite: PatternsByTone;
  };
  menu: {
    /** {cuisine} is a noun with what belongs to it: "Ligurian cuisine". */
    opening: PatternsByTone;
    prices: Patterns;
  };
}

const patterns: GuestPatterns = {
  event: {
    opening: {
      plain: [
        '{event} takes place {on}.',
        '{on}, {event} takes place.',
        'The date of {event} is set: it takes place {on}.',
        '{event} is held {on}.',
      ],
      warm: [
        'Join us {on} for {event}.',
        'We look forward to seeing you {on} at {event}.',
        'You are warmly invited to {event} {on}.',
        '{event} is coming up, and you are welcome to join us {on}.',
      ],
      bold: [
        'Save the date: {event}, {on}.',
        'Mark your calendar for {event} {on}.',
        'It is happening {on}: {event}.',
        'Keep the day free: {event} is on {on}.',
      ],
    },
    venue: {
      plain: ['Where: {venue}.', 'It takes place here: {venue}.', 'Venue: {venue}.'],
      warm: ['We meet here: {venue}.', 'You will find us here: {venue}.', 'Where we meet: {venue}.'],
      bold: ['The scene is set here: {venue}.', 'The place to be: {venue}.', 'Where it all happens: {venue}.'],
    },
    online: ['It is held {venue}.', 'Taking part works {venue}.', 'You join {venue}.'],
    audience: {
      plain: ['The programme is made for {audience}.', 'The event is intended for {audience}.', 'It addresses {audience}.'],
      warm: [
        'The programme is made with {audience} in mind.',
        'Everything is planned for {audience}.',
        'We have thought of {audience}.',
      ],
      bold: ['This one is for {audience}.', 'The programme speaks straight to {audience}.', 'Made for {audience}.'],
    },
    invite: {
      plain: [
        'We invite you to {event}.',
        'This is your invitation to {event}.',
        'We are pleased to invite you to {event}.',
        'Here are the details of {event}, to which we invite you.',
      ],
      warm: [
        'We would love to see you at {event}.',
        'It would be a pleasure to welcome you to {event}.',
        'We are looking forward to {event}, and to seeing you there.',
        'Come and join us for {event}.',
      ],
      bold: [
        'Will we see you at {event}?',
        'There is one date you should not miss: {event}.',
        'Keep a place free in your calendar for {event}.',
        'Are you coming to {event}?',
      ],
    },
  },
  menu: {
    opening: {
      plain: [
        '{restaurant} serves {cuisine}.',
        'The kitchen {at}: {cuisine}.',
        'On the menu of {restaurant}: {cuisine}.',
        '{restaurant} stands for {cuisine}.',
      ],
      warm: [
        'Welcome to {restaurant}. Our kitchen: {cuisine}.',
        'It is good to have you {at}. We cook for you: {cuisine}.',
        'Make yourself at home at {restaurant} and enjoy {cuisine}.',
        'At {restaurant} you are our guest, and the kitchen is all about {cuisine}.',
      ],
      bold: [
        'Take a seat {at}: {cuisine}.',
        'Hungry? {restaurant} has the answer: {cuisine}.',
        'One table, one promise: {cuisine}. This is {restaurant}.',
        'Come hungry to {restaurant}: {cuisine}.',
      ],
    },
    prices: [
      'Dishes cost from {least} to {most}.',
      'Prices range from {least} to {most}.',
      'A dish costs between {least} and {most}.',
    ],
  },
};

export default patterns;
