// What a law firm's page may say by the rules of the bar: whom it advises, where, how to get in touch; no promise, no comparison.

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
