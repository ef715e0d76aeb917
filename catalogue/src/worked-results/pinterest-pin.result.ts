import type { AnswerOf } from '../define-tool.ts';
import type pinterestPin from '../writer/pinterest-pin.tool.ts';

export default {
  pins: [
    {
      title: 'Raised garden bed from larch: built in one afternoon',
      description:
        'Picture the first salad of the year, two steps from your kitchen. This raised garden bed from larch boards goes together in one afternoon and without screws, so you can start building after lunch and plant before dinner. It suits balconies from two square metres: one of those balcony garden ideas that need an afternoon rather than a garden.',
      overlay_text: 'One afternoon. No screws.',
      alt_text: 'A raised garden bed made of larch boards on a balcony.',
      board_suggestion: 'Balcony garden ideas',
    },
    {
      title: 'Balcony garden ideas: a raised bed for two square metres',
      description:
        'Two square metres are enough for a garden. A raised garden bed from larch boards brings soil up to your hands and fits a balcony where there was only room for a chair. Built without screws in one afternoon, it turns a small garden from a wish into a weekend plan: herbs at the front, tomatoes at the back.',
      overlay_text: 'A garden on two square metres',
      alt_text: 'A small balcony with a raised bed of larch boards beside a chair.',
      board_suggestion: 'Small balconies',
    },
    {
      title: 'Small garden, big plans: a raised bed without screws',
      description:
        'Boards, an afternoon and a little patience: this raised garden bed is built from larch without a single screw. Save it for the first warm weekend and start your small garden wherever there are two square metres, even on a balcony. What would you plant first?',
      overlay_text: 'Save it for the first warm weekend',
      alt_text: 'Larch boards being put together to form a raised garden bed, without screws.',
      board_suggestion: 'Small garden projects',
    },
  ],
} satisfies AnswerOf<typeof pinterestPin>;
