// What a law firm's page may say by the rules of the bar: whom it advises, where, how to get in touch; no promise, no comparison.
import { insideSentence } from '../../writing/inside-sentence.ts';

export type PointOfView = 'first_plural' | 'second' | 'third';

export interface LawPhrases {
  heading: (area: string, location: string) => string;
  introduction: Record<PointOfView, (firm: string, area: string, location: string) => string>;
  aboutHeading: string;
  lawyer: (name: string) => string;
  workHeading: string;
  /** What only the firm knows about how it handles a case. */
  workMissing: string;
  location: Record<PointOfView, (firm: string, location: string) => string>;
  feeHeading: string;
  freeConsultation: string;
  /** Words that tell that a sentence speaks of fees, or of how a case is handled. */
  feeWords: RegExp;
  workWords: RegExp;
  feeMissing: string;
  questions: { where: string; first: string; contact: string };
  call: Record<PointOfView, string>;
  disclaimer: string;
  metaLead: (firm: string, area: string, location: string) => string;
  metaCall: (formal: boolean) => string;
}

const inside = (area: string) => insideSentence(area, 'en');

const law: LawPhrases = {
  heading: (area, location) => `${area} in ${location}`,
  introduction: {
    first_plural: (firm, area, location) => `At ${firm}, we advise and represent clients in ${inside(area)} in ${location}.`,
    second: (firm, area, location) => `If you need advice on ${inside(area)} in ${location}, ${firm} is here for you.`,
    third: (firm, area, location) => `${firm} advises and represents clients in ${inside(area)} in ${location}.`,
  },
  aboutHeading: 'About the firm',
  lawyer: (name) => `The contact for this area is ${name}.`,
  workHeading: 'How a case is handled',
  workMissing:
    'what happens after the first call: first meeting, documents to bring, who looks after the client, how long steps usually take.',
  location: {
    first_plural: (_, location) => `We act for clients in ${location}.`,
    second: (firm, location) => `You can instruct ${firm} in ${location}.`,
    third: (firm, location) => `${firm} acts for clients in ${location}.`,
  },
  feeHeading: 'First consultation and fees',
  freeConsultation: 'The first consultation is free of charge.',
  feeWords: /\b(?:fees?|hourly|fixed price|costs?|charge[sd]?)\b/i,
  workWords:
    /\b(?:(?:first|initial) (?:call|meeting|appointment)s?|please bring|documents|within \w+ (?:working )?days|step by step)\b/i,
  feeMissing: 'how fees are calculated.',
  questions: {
    where: 'Which area does the firm cover?',
    first: 'What does the first consultation cost?',
    contact: 'How can I get in touch?',
  },
  call: { first_plural: 'Get in touch with us:', second: 'Describe your situation:', third: 'Contact the firm:' },
  disclaimer:
    'This page gives general information and is not legal advice. Every case is different; please seek advice before you act on it.',
  metaLead: (firm, area, location) => `${firm}: ${inside(area)} in ${location}.`,
  metaCall: () => 'Get in touch.',
};

export default law;
