import type { AnswerOf } from '../define-tool.ts';
import type articleIntroduction from '../writer/article-introduction.tool.ts';

export default {
  introductions: [
    {
      style: 'Question',
      text: 'You bought a good loaf on Saturday. So why is it hard on Monday? You wrapped it, you put it in the fridge, you did everything right. That’s just it: the fridge is where it happens fastest. If you want to keep bread fresh, you first need to know what makes it go stale, and it isn’t what most of us think. Here’s what goes on inside the crumb, which bag buys you up to four days, and what to do with the half that you won’t finish in time.',
    },
    {
      style: 'Surprising fact',
      text: 'Bread goes stale fastest in the fridge. Yes, in the very place where we put food so that it lasts. The reason sits in the crumb: the starch gives off its water, and in the cold it does so sooner. The good news? It’s easy to keep bread fresh once you know that. A simple cloth bag does it for up to four days, and sliced bread can wait in the freezer for three months. Let’s look at how that works and which way suits your loaf.',
    },
    {
      style: 'Direct answer',
      text: 'To keep bread fresh, put it in a cloth bag, not in the fridge. It stays good for up to four days there. If you need longer, slice it and freeze it: that gives you three months. And why does it go stale at all? Because the starch gives off water, and it happens fastest in the fridge. You’ll find the details below: what goes on in the loaf, how to store it day by day, and what to do when there’s more of it than you can eat.',
    },
  ],
} satisfies AnswerOf<typeof articleIntroduction>;
