import type { AnswerOf } from '../define-tool.ts';
import type textShortener from '../writer/text-shortener.tool.ts';

export default {
  versions: [
    {
      position: 1,
      text: 'From Monday, find our shop at 12 Mill Lane, behind the church: twice the space, a lift, bicycle parking, the same hours. We look forward to your visit.',
    },
  ],
} satisfies AnswerOf<typeof textShortener>;
