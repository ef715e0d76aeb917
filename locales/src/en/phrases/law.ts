// What a law firm's page may say by the rules of the bar: whom it advises, where, how to get in touch; no promise, no comparison.
import { insideSentence } from '../../writing/inside-sentence.ts';

export type PointOfView = 'first_plural' | 'second' | 'third';

export interface LawPhrases {
  heading: (area: string, place: string) => string;
  introduction: Record<PointOfView, (firm: string, area: string, place: string) => string>;
  aboutHeading: string;
  lawyer: (name: string) => string;
  workHeading: string;
  /** What only the firm knows about how it handles a case. */
  workMissing: string;
  placeHeading: string;
  place: Record<PointOfView, (firm: string, place: string) => string>;
  feeHeading: string;
  freeConsultation: string;
  feeMissing: string;
  questions: { matters: string; where: string; first: string; contact: string };
  call: Record<PointOfView, string>;
  disclaimer: string;
  metaLead: (firm: string, area: string, place: string) => string;
  metaCall: (formal: boolean) => string;
}

const inside = (area: string) => insideSentence(area, 'en');

const law: LawPhrases = {
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

export default law;
