import type { LawPhrases } from '../law-phrase-types.ts';
import { insideSentence } from '../words-in-sentence.ts';

const inside = (area: string) => insideSentence(area, 'en');

export const lawInEnglish: LawPhrases = {
  heading: (area, place) => `${area} in ${place}`,
  introduction: {
    first_plural: (firm, area, place) => `At ${firm}, we advise and represent clients in ${inside(area)} in ${place}.`,
    second: (firm, area, place) => `If you need advice on ${inside(area)} in ${place}, ${firm} is here for you.`,
    third: (firm, area, place) => `${firm} advises and represents clients in ${inside(area)} in ${place}.`,
  },
  aboutHeading: 'About the firm',
  lawyer: (name) => `The contact for this area is ${name}.`,
  workHeading: 'How a case is handled',
  workMissing:
    'what happens after the first call: first meeting, documents to bring, who looks after the client, how long steps usually take.',
  placeHeading: 'Area served',
  place: {
    first_plural: (_, place) => `We act for clients in ${place}.`,
    second: (firm, place) => `You can instruct ${firm} in ${place}.`,
    third: (firm, place) => `${firm} acts for clients in ${place}.`,
  },
  feeHeading: 'First consultation and fees',
  freeConsultation: 'The first consultation is free of charge.',
  feeMissing: 'how fees are calculated.',
  questions: {
    matters: 'Which matters are covered?',
    where: 'Which area does the firm cover?',
    first: 'What does the first consultation cost?',
    contact: 'How can I get in touch?',
  },
  call: { first_plural: 'Get in touch with us:', second: 'Describe your situation:', third: 'Contact the firm:' },
  disclaimer:
    'This page gives general information and is not legal advice. Every case is different; please seek advice before you act on it.',
  metaLead: (firm, area, place) => `${firm}: ${inside(area)} in ${place}.`,
  metaCall: () => 'Get in touch.',
};
