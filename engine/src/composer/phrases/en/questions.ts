import type { QuestionPhrases } from '../question-phrases.ts';

export const questionsInEnglish: QuestionPhrases = {
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
      /\b(?:weigh(?:s|t)?|dimensions?|measures|sizes?|made (?:of|from)|materials?)\b|\d\s?(?:cm|mm|kg|g|ml|inch(?:es)?)\b/i,
    times:
      /\b(?:open(?:s|ing)?|closed|every day|daily|from (?:mon|tues|wednes|thurs|fri|satur|sun)day|starts?|address|located|parking)\b/i,
    booking: /\b(?:book(?:ed|ing)?|reserv\w+|order(?:s|ed|ing)?|register|registration|sign up)\b/i,
    payment: /\b(?:pay(?:able|ment)?|credit cards?|paypal|invoice|instal\w+)\b/i,
    delivery: /\b(?:deliver\w*|shipp\w*|shipment|dispatch\w*)\b/i,
    care: /\b(?:wash\w*|clean(?:ed|ing)?|maintenance|look after|dishwasher|store (?:it|in))\b/i,
    returns:
      /\b(?:return(?:s|ed|ing)? (?:it|them|within|of|is|are)|returns?\b|refund\w*|exchange|cancel\w*|withdraw\w*|send (?:it|them) back)\b/i,
    warranty: /\b(?:warrant\w*|guarantee\w*|repairs?|repaired|spare parts?)\b/i,
    contact: /@|\b(?:call us|phone|e-?mail|contact|support team|questions?:)\b/i,
  },
};
