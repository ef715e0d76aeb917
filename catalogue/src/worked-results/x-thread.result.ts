import type { AnswerOf } from '../define-tool.ts';
import type xThread from '../writer/x-thread.tool.ts';

export default {
  posts: [
    {
      position: 1,
      text: '1/5 Our bakery’s oven has run on night electricity for one year. The bill fell by 31 percent, and that was not even the best part.',
      weighted_length: 130,
    },
    {
      position: 2,
      text: '2/5 Bread is now baked between 1 and 4 am. Who wants to work then? Two bakers asked for it: they are home when the children leave for school.',
      weighted_length: 141,
    },
    {
      position: 3,
      text: '3/5 The crust got better. At night the oven keeps its heat longer, and bread likes an oven that does not cool down.',
      weighted_length: 115,
    },
    {
      position: 4,
      text: '4/5 What we did not expect: customers come earlier. The morning queue is gone. We moved the oven, and the queue moved with it.',
      weighted_length: 126,
    },
    {
      position: 5,
      text: '5/5 One switch to night electricity, a bill down by 31 percent, a better crust, no queue. Which job in your house could move to the night? Our year in detail: https://www.brotwerk.example/night',
      weighted_length: 182,
    },
  ],
  hashtags: [],
} satisfies AnswerOf<typeof xThread>;
