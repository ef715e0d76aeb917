import type { AnswerOf } from '../define-tool.ts';
import type ppcLandingPage from '../writer/ppc-landing-page.tool.ts';

export default {
  hero: {
    headline: 'Shop window cleaning from £29 a visit',
    subheadline:
      'Clean windows every two weeks for shops and cafés in Manchester, done before you open. Your first cleaning is half price.',
    cta: 'Request a quote',
  },
  benefits: [
    {
      title: 'Done before you open',
      text: 'Your customers see clean glass, not a ladder. We come before opening time, from 6 am.',
    },
    {
      title: 'Always the same two cleaners',
      text: 'You explain once what matters to you. After that the same two people come, and they know your shop.',
    },
    {
      title: 'Clean every two weeks',
      text: 'A window cleaner subscription keeps the glass clean all year, and you need not think of it.',
    },
    {
      title: 'Half price to begin with',
      text: 'The first cleaning costs half. See the result on your own windows, then decide.',
    },
    {
      title: 'Cancel every month',
      text: 'You are not bound for a year. If it is not for you, you cancel at the end of a month.',
    },
  ],
  how_it_works: [
    { title: 'Request a quote', text: 'Tell us about your shop or café, and we tell you your price.' },
    { title: 'First cleaning at half price', text: 'Your two cleaners come before opening time.' },
    { title: 'Every two weeks from then on', text: 'They come again, always the same two, for as long as you like.' },
  ],
  social_proof:
    '<p><strong>Rated 4.8 of 5 by 212 customers on Trustpilot</strong></p><blockquote><p>“They come before we open, I never have to think about it.”</p><p>Priya S., florist</p></blockquote>',
  faq: [
    {
      question: 'What does it cost?',
      answer:
        'From £29 a visit, every two weeks. The first cleaning is half price. Your quote tells you the price for your windows.',
    },
    { question: 'Will you be in the way of my customers?', answer: 'No. We come before opening time, from 6 am.' },
    { question: 'Am I tied to a contract?', answer: 'You can cancel every month.' },
    { question: 'Who will come to my shop?', answer: 'Always the same two cleaners.' },
  ],
  closing: {
    headline: 'Clean windows, before you unlock',
    text: 'Commercial window cleaning for shops and cafés in Manchester, from £29 a visit. Ask for your price: the first cleaning is half of it.',
    cta: 'Request a quote',
  },
  form_title: 'Request your quote from ClearPane',
  meta_title: 'Shop window cleaning from £29 a visit | ClearPane',
  meta_description:
    'Shop window cleaning in Manchester from £29 a visit: every two weeks, before you open. First cleaning half price. Request a quote.',
} satisfies AnswerOf<typeof ppcLandingPage>;
