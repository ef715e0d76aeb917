import type { AnswerOf } from '../define-tool.ts';
import type faqGenerator from '../writer/faq-generator.tool.ts';

export default {
  faq: [
    {
      question: 'Do I have to be able to swim?',
      answer:
        'Yes, every participant must be able to swim 100 metres, children as well as adults. If you are not sure that everyone in your family can do it, try it together in the pool before you book.',
      needs_check: false,
    },
    {
      question: 'Are the kayak tours on Lake Halden right for beginners and families?',
      answer:
        'Yes, beginners and families with children from 8 years are exactly the people they are made for. A guide goes with you, so nobody needs to have sat in a kayak before. Just be able to swim 100 metres.',
      needs_check: false,
    },
    {
      question: 'How much does a kayak tour cost?',
      answer:
        'A tour costs 48 euros per person and 30 euros for children. For that you get three hours with a guide and everything that you need on the water: boat, paddle, life jacket and dry bag.',
      needs_check: false,
    },
    {
      question: 'Do I need a kayak or equipment of my own?',
      answer:
        'No, boat, paddle, life jacket and dry bag are included. Put everything that must not get wet into the dry bag: your phone, the car keys, a pullover for afterwards. Then you can paddle without a second thought.',
      needs_check: false,
    },
    {
      question: 'When and where do the tours start?',
      answer:
        'Every day from May to September at 9:30 and at 14:00, at the boathouse in Halden. A tour takes three hours. Choose the morning if you want the afternoon free, or sleep in and come after lunch.',
      needs_check: false,
    },
    {
      question: 'How long before the start can I book?',
      answer:
        'You can book online up to two hours before the start. So if the sun comes out over breakfast, there is still time to book the tour at 14:00 and be on the lake the same day.',
      needs_check: false,
    },
    {
      question: 'Can I cancel if something comes up?',
      answer:
        'Yes, cancellation is free of charge up to 24 hours before the tour. You can book your summer days early, without a risk: if plans change, simply cancel at the latest on the day before, by the hour of your start.',
      needs_check: false,
    },
    {
      question: 'Whom can I ask if I have another question?',
      answer:
        'Write to tours@halden.example. Tell us the day and the tour that you have in mind, how many of you there are and how old the children are. Then we can answer for exactly your group.',
      needs_check: false,
    },
  ],
} satisfies AnswerOf<typeof faqGenerator>;
