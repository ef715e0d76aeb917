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
