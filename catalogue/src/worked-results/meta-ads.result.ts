import type { AnswerOf } from '../define-tool.ts';
import type metaAds from '../writer/meta-ads.tool.ts';

export default {
  ads: [
    {
      angle: 'Benefit',
      primary_text: 'Four evenings, four recipes, vegetables from six farms nearby. Delivered on Thursdays before 6 pm.',
      primary_text_long:
        'What’s for dinner? From Thursday you know.\n\nEach meal box from the Halden valley holds recipes for four evenings and vegetables from six farms within 40 kilometres.\nDelivered on Thursdays before 6 pm.\nPause or cancel any week.\n\nYour first box costs 19 euros.',
      headline: 'Four dinners from the valley',
      description: 'Delivered on Thursdays',
      cta_button: 'shop_now',
    },
    {
      angle: 'Proof',
      primary_text: 'More than 900 households have cooked with us since 2021: vegetables from six farms within 40 kilometres.',
      primary_text_long:
        'More than 900 households have cooked with us since 2021.\n\nIn every box: vegetables from six farms within 40 kilometres, and recipes for four evenings.\nIt comes on Thursdays before 6 pm, in time for dinner.\nPause or cancel any week.\n\nTry the first box for 19 euros.',
      headline: '900 households cook along',
      description: 'First box for 19 euros',
      cta_button: 'shop_now',
    },
    {
      angle: 'Objection',
      primary_text: 'No subscription that sticks: pause or cancel any week. Start with the first box for 19 euros.',
      primary_text_long:
        'Away next week? Pause.\nNot for you after all? Cancel. Any week.\n\nUntil then: vegetables from six farms within 40 kilometres and recipes for four evenings, delivered on Thursdays before 6 pm.\n\nThe first box costs 19 euros, so that you can see how your family likes it.',
      headline: 'Pause or cancel any week',
      description: 'First box for 19 euros',
      cta_button: 'get_offer',
    },
  ],
  remarks: [
    'Check where you deliver, and set the area of the ads accordingly.',
    'The price of the boxes after the first one is not given; the landing page should name it.',
  ],
} satisfies AnswerOf<typeof metaAds>;
