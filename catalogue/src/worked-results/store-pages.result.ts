import type storePages from '../custom/store-pages.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

export default {
  pages: [
    {
      store: 'Hollis & Oak Totnes',
      city: 'Totnes',
      url_slug: 'oak-furniture-totnes',
      h1: 'Oak furniture made to measure in Totnes',
      html: '<p>At 12 Fore Street you do not only see finished pieces. Behind the shop is the furniture workshop where they are made, and on the first Saturday of the month you can walk through it.</p><h3>Talk to the people who know the timber</h3><p>Anna and Tom advise you on timber and finishes. Bring the measurements of your room, a photo or just an idea: a table that seats one more, a shelf for the odd corner beside the chimney, a bench for a narrow hall. Because everything is made to measure, you begin with your room and not with a catalogue. They show you how boards from the same tree can differ in colour and grain, and what an oil or another finish does to the surface, to its touch and to its care.</p><h3>See how it is made</h3><p>Tours take place on the first Saturday of each month. You come through the shop and into the workshop behind it, see oak furniture on the bench before it is finished, and can ask what you would like to know: how a joint works, why solid wood moves, how long a surface lasts. If you are still unsure whether a made-to-measure piece is right for you, this is a good day to find out.</p><h3>When you can come</h3><p>The shop in Totnes is open from Tuesday to Saturday, from 10 to 17. On Sunday and Monday it is closed.</p><h3>How to get here</h3><p>You find Hollis &amp; Oak at 12 Fore Street, Totnes TQ9 5DX. If you come by car, park at Heath Way. From there it is four minutes on foot. Do not forget the measurements: height, width and depth of the place where the piece will stand, and the width of the door it has to pass through.</p>',
      faq: [
        {
          question: 'Can I visit the furniture workshop in Totnes?',
          answer: 'Yes. The workshop is behind the shop, and there are tours on the first Saturday of the month.',
        },
        { question: 'Where do I park?', answer: 'At Heath Way. From there it is four minutes on foot to 12 Fore Street.' },
        {
          question: 'Who advises me on timber and finishes?',
          answer: 'Anna and Tom. You find them in the shop from Tuesday to Saturday, from 10 to 17.',
        },
      ],
      meta_title: 'Oak furniture in Totnes, made to measure | Hollis & Oak',
      meta_description:
        'Oak furniture made to measure, with the workshop behind the shop. 12 Fore Street, Totnes. Open Tuesday to Saturday from 10 to 17.',
      google_profile_description:
        'Hollis & Oak makes oak furniture to measure. In our Totnes shop at 12 Fore Street, Anna and Tom advise you on timber and finishes. The furniture workshop is right behind the shop, with tours on the first Saturday of the month. Open Tuesday to Saturday from 10 to 17. Parking at Heath Way, four minutes on foot.',
    },
  ],
} satisfies AnswerOf<typeof storePages>;
