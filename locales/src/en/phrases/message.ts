// Phrases of invitations and social posts in their own name: greetings, closings, questions to readers.

export interface MessagePhrases {
  /** Greeting without a name. */
  greeting: (formal: boolean) => string;
  closing: (formal: boolean) => string;
  /** Question that ends an engaging post; several, so that the networks differ. */
  questions: (formal: boolean) => string[];
  /** "New on the blog: …" */
  blogLead: string;
}

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Hello,' : 'Hi,'),
  closing: (formal) => (formal ? 'Kind regards,' : 'Best wishes,'),
  questions: () => ['What do you think?', 'How do you handle this?', 'Tell us in the comments.', 'Would you do the same?'],
  blogLead: 'New on the blog:',
};

export default message;
