// What customers ask about nearly everything that is sold, and the words by which a sentence answers it.

/** In the order in which customers ask, from before the purchase to after it. */
export type CustomerMatter =
  | 'audience'
  | 'price'
  | 'included'
  | 'measures'
  | 'times'
  | 'booking'
  | 'payment'
  | 'delivery'
  | 'care'
  | 'returns'
  | 'warranty'
  | 'contact';

export interface QuestionPhrases {
  /** Question for everything that no matter claims. */
  general: (subject: string) => string;
  /** What a draft says where nothing was given. */
  answerMissing: string;
  ask: Record<CustomerMatter, string>;
  /** Words that tell that a sentence speaks of the matter; those of the price stand with the commerce phrases. */
  words: Record<Exclude<CustomerMatter, 'price'>, RegExp>;
}

const question: QuestionPhrases = {
  general: (subject) => `${subject}: what should I know?`,
  answerMissing: 'the answer; the information given does not hold it.',
  ask: {
    audience: 'Who is it for?',
    price: 'How much does it cost?',
    included: 'What is included?',
    measures: 'What are the size and material?',
    times: 'When and where?',
    booking: 'How do I book or order?',
    payment: 'How can I pay?',
    delivery: 'How does delivery work?',
    care: 'How do I look after it?',
    returns: 'Can I cancel or return it?',
    warranty: 'Is there a warranty?',
    contact: 'Whom can I contact?',
  },
  words: {
    audience:
      /\b(?:suitable for|suits|designed for|ideal for|aimed at|for (?:people|anyone|everyone|beginners|families|children|adults|professionals|companies))\b/i,
    included: /\b(?:includes?|included|comes with|contains|as standard)\b/i,
    measures:
      /\b(?:weigh(?:s|t)|dimensions?|measures \d|sizes? (?:[SMLX\d]|from|range)|made (?:of|from)|materials?)\b|\d\s?(?:cm|mm|kg|g|ml|inch(?:es)?)\b/i,
    times:
      /\b(?:open(?:s|ing)?|closed|every day|daily|from (?:mon|tues|wednes|thurs|fri|satur|sun)day|starts?|address|located|parking)\b/i,
    booking:
      /\b(?:to book|book (?:a|an|your|online|by|at|via|through)|booked|bookings?|reserv(?:e|ed|ations?)|to order|orders?(?! of\b)|ordered|ordering|register|registration|sign up|(?:rented|hired|borrowed) (?:with|by|at|via|online|through)|with the app|via the app|(?:by|without an?) appointment|walk-ins?)\b(?<!in order to)(?<!in order)/i,
    payment:
      /\b(?:payable|payments?|pay (?:by|with|in|on|online|later|when|at)|credit cards?|debit cards?|paypal|visa|mastercard|apple pay|bank transfer|(?:by|on|against) invoice|(?:in|by|monthly) instal?ments?)\b/i,
    delivery: /\b(?:deliver\w*|(?:we|they) ship|ships? (?:to|within|free|from|in)|shipp\w*|shipment|dispatch\w*)\b/i,
    care: /\b(?:tumble|dryers?|iron(?:ed|ing)?|leather (?:cream|care)|polish|wash\w*|clean(?:ed|ing)?|maintenance|look after|dishwasher|store (?:it|in))\b/i,
    returns:
      /\b(?:return(?:s|ed|ing)? (?:it|them|within|of|is|are)|free returns?\b|refund\w*|exchanged?(?= (?:it|them|within|for|is|free))|cancel\w*|withdrawal|(?:send|sent) (?:(?:it|them) )?back)\b/i,
    warranty: /\b(?:warrant(?:y|ies)|guarantees?|spare parts?|repaired free|(?:free|lifetime) repairs?)\b/i,
    contact: /@|\b(?:call us|by phone|phone:|telephone|e-?mail|contact|write to|support team|questions?:)\b/i,
  },
};

export default question;
