// What e-mails and social posts say in their own name: greetings, closings, questions to readers.

export type Occasion = 'announcement' | 'change_of_terms' | 'invitation' | 'thank_you' | 'apology' | 'internal_update';

export interface MessagePhrases {
  /** Greeting without a name. */
  greeting: (formal: boolean) => string;
  /** Greeting by name; only where the recipients are one named person. */
  greetingTo: (name: string, formal: boolean) => string;
  closing: (formal: boolean) => string;
  /** Words before the subject of a company's e-mail; empty where the subject speaks for itself. */
  occasionSubject: Record<Occasion, string>;
  /** The speech act that opens the body; empty where the message does it. */
  occasionOpening: Record<Occasion, (formal: boolean) => string>;
  offerLead: string;
  productsLead: string;
  callMissing: string;
  signatureMissing: string;
  offerMissing: string;
  /** Question that ends an engaging post; several, so that the networks differ. */
  questions: (formal: boolean) => string[];
  announce: string;
  recruit: string;
  /** Link that a promoting or recruiting post needs. */
  linkMissing: string;
  /** "New on the blog: …" */
  blogLead: string;
  /** Before the list of a newsletter's news. */
  inThisIssue: string;
  editorialMissing: string;
  newsMissing: string;
}

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Hello,' : 'Hi,'),
  greetingTo: (name, formal) => (formal ? `Dear ${name},` : `Hi ${name},`),
  closing: (formal) => (formal ? 'Kind regards,' : 'Best wishes,'),
  occasionSubject: {
    announcement: '',
    change_of_terms: 'Changes to our terms: ',
    invitation: 'Invitation: ',
    thank_you: 'Thank you: ',
    apology: 'Our apologies: ',
    internal_update: 'Update: ',
  },
  occasionOpening: {
    announcement: () => '',
    change_of_terms: () => 'We are writing to inform you about a change to our terms.',
    invitation: () => 'You are warmly invited.',
    thank_you: () => 'We would like to say thank you.',
    apology: () => 'We apologise.',
    internal_update: () => '',
  },
  offerLead: 'Our offer:',
  productsLead: 'This includes:',
  callMissing: 'call to action (what should the reader do, and where?)',
  signatureMissing: 'name, role and company of the sender',
  offerMissing: 'the offer itself (what, for how long, on which conditions)',
  questions: () => ['What do you think?', 'How do you handle this?', 'Tell us in the comments.', 'Would you do the same?'],
  announce: 'News:',
  recruit: 'Join us:',
  linkMissing: 'link to the page',
  blogLead: 'New on the blog:',
  inThisIssue: 'In this issue:',
  editorialMissing: 'a personal opening of two or three sentences.',
  newsMissing: 'two or three sentences about this.',
};

export default message;
