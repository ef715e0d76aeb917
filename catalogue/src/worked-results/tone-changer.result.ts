import type { AnswerOf } from '../define-tool.ts';
import type toneChanger from '../writer/tone-changer.tool.ts';

export default {
  text: 'Good news: your application has arrived! We now need ten working days to process it. Is a document still missing? Please send it within this time, otherwise your application is void.',
  changes: [
    'Opens with the good news and speaks to the reader directly.',
    'Turns the rule about missing documents into a question and a request.',
    'Keeps period and consequence word for word: ten working days, otherwise void.',
  ],
} satisfies AnswerOf<typeof toneChanger>;
