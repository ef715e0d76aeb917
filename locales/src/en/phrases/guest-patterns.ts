// Sentences about restaurants. They add nothing to the facts in the braces.
import type { PatternsByTone } from '../../writing/patterns.ts';

export interface GuestPatterns {
  menu: {
    /** {cuisine} is a noun with its attributes: "Ligurian cuisine". */
    opening: PatternsByTone;
  };
}

const patterns: GuestPatterns = {
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
  },
};

export default patterns;
