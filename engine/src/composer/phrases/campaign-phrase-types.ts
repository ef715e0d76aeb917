// What ads, first-contact e-mails and pitches say in their own name, and what they ask of the sender.

/** What a point of an offer is about. */
export type Angle = 'offer' | 'proof' | 'benefit';

export type CampaignType =
  | 'promotion'
  | 'launch'
  | 'seasonal'
  | 'abandoned_cart'
  | 'reactivation'
  | 'event_invitation'
  | 'loyalty';

export interface CampaignPhrases {
  angles: Record<Angle, string>;
  /** Words that tell that a sentence proves something rather than promising it. */
  proofWords: RegExp;
  /** Words that tell that a sentence is a condition or a deadline of an offer. */
  conditionWords: RegExp;
  angleMissing: string;
  pictureMissing: string;
  /** When an e-mail of a series goes out; 0 days is the first one. */
  timing: (days: number) => string;
  prospectMissing: string;
  proofMissing: string;
  followUpMissing: string;
  /** The request with the question whether it suits; `ask` is a phrase as the sender wrote it. */
  ask: (ask: string, formal: boolean) => string;
  optOut: (formal: boolean) => string;
  lastNote: string;
  pitch: { marketMissing: string; occasionMissing: string; gainMissing: string; proofMissing: string };
  /** Buttons of at most 25 characters. */
  buttons: Record<CampaignType, string>;
  offerTitle: string;
  benefitsTitle: string;
  coupon: (code: string) => string;
  conditionsMissing: string;
  landingMissing: string;
}
