import type { AnswerOf } from '../define-tool.ts';
import type categoryCards from '../seo/category-cards.tool.ts';

export default {
  cards: [
    {
      heading: 'Garden benches',
      text: 'A bench turns a corner of the garden into a place to stay: under the apple tree, against the warm wall of the house, or at the end of the path. Oak weathers with dignity, so a weatherproof bench may stand outside and take on its silver grey. See our garden benches and find the width that suits your favourite spot.',
      linked_keyword: 'garden benches',
      button: 'See garden benches',
    },
    {
      heading: 'Garden tables',
      text: 'How many people do you want to have breakfast with outside? Start from there, then measure your terrace and leave room to push back the chairs. A table made to measure fits both the guests and the space between door and hedge. Our garden tables are oak: a calm, warm wood that gets along with almost any chair you put around it.',
      linked_keyword: 'garden tables',
      button: 'See garden tables',
    },
    {
      heading: 'Sun loungers',
      text: 'Some afternoons ask for nothing but a book and a place to lie down. Solid oak gives sun loungers the weight to stand firm on grass and paving, where light frames tip and rattle. Choose one for the quiet end of the garden or a pair for the terrace, and see which of them goes with the furniture that you already have.',
      linked_keyword: 'sun loungers',
      button: 'See sun loungers',
    },
  ],
  meta_title_description: {
    meta_title: 'Oak garden furniture | Hollis & Oak',
    meta_description:
      'Oak garden furniture by Hollis & Oak: garden benches, garden tables and sun loungers. Weatherproof and made to measure.',
  },
  keywords_used: { linked: ['garden benches', 'garden tables', 'sun loungers'], soft: ['weatherproof', 'made to measure'] },
} satisfies AnswerOf<typeof categoryCards>;
