import type { AnswerOf } from '../define-tool.ts';
import type articleConclusion from '../writer/article-conclusion.tool.ts';

export default {
  conclusions: [
    {
      position: 1,
      text: 'So the fridge, of all places, is where a loaf ages fastest. If you take one thing from this text, let it be that: bread wants room temperature and a cloth bag. There the crust can breathe, and the crumb stays soft for up to four days. Got more than you’ll eat in that time? Slice the rest today, put it in the freezer, and you have bread for three months. Ten minutes in the oven, and it tastes fresh. You don’t need a gadget for any of this. You only need to move the loaf.',
      call_to_action: 'Try it with your next loaf.',
    },
    {
      position: 2,
      text: 'Where is your bread right now? If it’s in the fridge, take it out. Its starch gives off water wherever it is, but nowhere as quickly as there. Hang a cloth bag in the kitchen instead and give the loaf four days in it. Then decide what you won’t get through, cut it into slices and freeze them. They’ll keep for three months, and you can take out just what you need for breakfast: after ten minutes in the oven nobody will notice. It’s a small change, and you’ll taste it by the weekend.',
      call_to_action: 'Hang up a cloth bag and try it with your next loaf.',
    },
  ],
} satisfies AnswerOf<typeof articleConclusion>;
