// Sentences of job adverts and property listings around the facts in the braces.
import type { Patterns, PatternsByTone } from '../../writing/patterns.ts';

export interface OfferPatterns {
  job: {
    /** {role} with its article where the language needs one, {where} with the space before it or empty. */
    opening: PatternsByTone;
    closing: PatternsByTone;
    equalOpportunity: Patterns;
  };
  property: { lead: PatternsByTone; layout: Patterns; closing: PatternsByTone };
}

const patterns: OfferPatterns = {
  job: {
    opening: {
      plain: [
        '{company} is looking for {role}{where}.',
        '{company} is hiring {role}{where}.',
        'The team of {company} needs {role}{where}.',
        'Open position at {company}: {role}{where}.',
      ],
      warm: [
        'Would you like to work with us? {company} is looking for {role}{where}.',
        'There is a place free in our team: {company} is looking for {role}{where}.',
        'Come and join {company} as {role}{where}.',
        'We at {company} would like to meet you: we are looking for {role}{where}.',
      ],
      bold: [
        'Wanted: {role}{where}. {company} is hiring.',
        'Ready for something new? {company} is looking for {role}{where}.',
        'Your next step: {role} at {company}{where}.',
        '{company} wants you: we are hiring {role}{where}.',
      ],
    },
    closing: {
      plain: [
        'We answer questions about the role gladly.',
        'Questions about the role are welcome.',
        'If anything is unclear, please ask us.',
        'We look forward to your application.',
      ],
      warm: [
        'We look forward to getting to know you.',
        'It would be a pleasure to hear from you.',
        'Do write to us, we are looking forward to it.',
        'Tell us who you are, we would love to know.',
      ],
      bold: ['Show us what you can do.', 'What are you waiting for?', 'Your move.', 'Convince us.'],
    },
    equalOpportunity: [
      'We welcome applications from everyone, whatever their gender, age, origin, religion, disability or sexual orientation.',
      'Everyone is welcome to apply, whatever their gender, age, origin, religion, disability or sexual orientation.',
      'Gender, age, origin, religion, disability and sexual orientation make no difference to us: please apply.',
    ],
  },
  property: {
    lead: {
      plain: [],
      warm: ['A place to call home.', 'Come in and feel at home.', 'Room for a new chapter.', 'Somewhere to arrive.'],
      bold: [
        'Your next address could be this one.',
        'Here is your chance.',
        'This could be the one.',
        'This one is worth a visit.',
      ],
    },
    layout: ['The layout comprises {rooms}.', 'Inside you find {rooms}.', 'The rooms: {rooms}.'],
    closing: {
      plain: [
        'Viewings are arranged on request.',
        'A viewing can be arranged on request.',
        'Please contact us for a viewing.',
        'For a viewing, please get in touch.',
      ],
      warm: [
        'We are happy to show you the property.',
        'Come and see it for yourself, we look forward to your visit.',
        'We would love to show you around.',
        'See how it feels: we gladly show you round.',
      ],
      bold: [
        'Arrange your viewing now.',
        'See it for yourself: book a viewing.',
        'When do you want to see it?',
        'Secure your viewing today.',
      ],
    },
  },
};

export default patterns;
