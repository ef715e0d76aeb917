import type { MessagePhrases } from '../message-phrases.ts';

export const messageInEnglish: MessagePhrases = {
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
  recruit: 'We are hiring:',
  linkMissing: 'link to the page',
  blogLead: 'New on the blog:',
};
