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

const campaign: CampaignPhrases = {
  angles: { offer: 'Offer', proof: 'Proof', benefit: 'Benefit' },
  proofWords:
    /\b(?:since|more than|over \d|reviews?|rated|stars|certified|tested|award|customers|years of|households|percent of)\b/iu,
  conditionWords: /\b(?:valid|until|only|not to be|cannot be|while stocks|minimum|excludes?|conditions?|except|terms)\b/iu,
  angleMissing: 'further benefits, offers or proofs, one per line: each makes a version of its own.',
  pictureMissing: 'what the picture shows.',
  timing: (days) => (days === 0 ? 'First email' : `Send after ${days} days without an answer`),
  prospectMissing: 'one sentence about the reader: something you noticed about the company.',
  proofMissing: 'one result or reference.',
  followUpMissing: 'something new for this email: another benefit, an example or an answer to a frequent doubt.',
  ask: (ask) => `My suggestion: ${ask}. Would that suit you?`,
  optOut: () => 'If you would rather not hear from me, a short reply is enough and I will not write again.',
  lastNote: 'This is my last email on the subject.',
  pitch: {
    marketMissing: 'size of the market, and who is on the team.',
    occasionMissing: 'the occasion that makes this news right now.',
    gainMissing: 'what the partner gains.',
    proofMissing: 'figures, customers or results that prove it.',
  },
  buttons: {
    promotion: 'See the offer',
    launch: 'Take a look',
    seasonal: 'See the offer',
    abandoned_cart: 'Back to the basket',
    reactivation: 'See what is new',
    event_invitation: 'Register now',
    loyalty: 'See your offer',
  },
  offerTitle: 'The offer',
  benefitsTitle: 'What you get',
  coupon: (code) => `Code: ${code}`,
  conditionsMissing: 'conditions and deadline of the offer.',
  landingMissing: 'link behind the button.',
};

export default campaign;
