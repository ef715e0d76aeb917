import type { AnswerOf } from '../define-tool.ts';
import type blogPost from '../writer/blog-post.tool.ts';

export default {
  title: 'Home office with children: a routine that holds',
  introduction:
    '<p>Ten to nine. The call begins, and behind the door somebody needs to know, right now, where the glue is. If you work from home with children, you know that no software solves this moment. A routine that everybody knows beats any app, and it fits on one sheet of paper. Here is how to build one: a rhythm for the day, a sign for focus time, and a plan for when both fail.</p>',
  sections: [
    {
      heading: 'Start with the rhythm of the day',
      html: '<p>Your family routine begins with the hours that already have a shape: breakfast, the way to school, lunch, the slump in the afternoon. Write them down as they really are, and lay your work around them. Quiet hours go to whatever needs your whole head. Loud ones get what survives an interruption: messages, filing, a call on which you mostly listen.</p><p>Then draw the day on one sheet and put it on the fridge, in pictures if your children do not read yet. Say it aloud at breakfast: “Until the snack I work, then we go outside.” Children wait better for something that they can see coming. So do adults.</p>',
    },
    {
      heading: 'Make focus time visible',
      html: '<p>Focus time is hard to respect when it looks like any other minute at a desk. Give it a sign that even the youngest can read:</p><ul><li><strong>Red card on the door:</strong> only if somebody is hurt.</li><li><strong>Yellow card:</strong> knock, come in, whisper.</li><li><strong>Green card:</strong> come and show the drawing.</li></ul><p>Keep red short. Begin with as long as your child plays alone happily, set a kitchen timer next to the card, and stop when it rings, even in the middle of a sentence. A promise kept every day is worth more than a long hour that nobody believes in. Give your team the same times and block them in the calendar, so that no meeting lands in them.</p>',
    },
    {
      heading: 'Plan for the day that goes wrong',
      html: '<p>The routine will break: a fever, a closed nursery, a deadline that moves forward. Decide what happens then while everybody is calm. Three questions are enough:</p><ol><li>Which one task has to be finished today, and who needs to know that the rest moves?</li><li>Who can step in: the other parent, a grandparent, a neighbour with children of the same age?</li><li>What comes out of the emergency box? A film, stickers, a new colouring book: things that appear only on such days.</li></ol><p>Write the answers on the back of the sheet. When the day is over, go back to the usual rhythm the next morning, without a speech. One bad day is weather, not climate.</p>',
    },
  ],
  conclusion:
    '<p>A home office with children does not need more tools. It needs the same few signs every day, clear to the smallest person in the house. Hang up the sheet, cut out three cards, set the timer and try it for a week. Which hour of your day would you protect first?</p>',
  excerpt:
    'A day plan on the fridge, three cards on the door and a plan for bad days: how employed parents keep their focus time.',
  social_posts: [
    {
      network: 'linkedin',
      text: 'No app knows where the glue is, two minutes before your call.\n\nA routine that everybody knows does better: the day on one sheet, a red card for focus time, a plan for bad days.\n\nHow do you protect your quiet hour?',
    },
    {
      network: 'x',
      text: 'Home office with children: put a red card on the door, set a kitchen timer beside it, and stop when it rings. Every day. A promise kept is worth more than a long hour that nobody believes in.',
    },
  ],
  meta_title: 'Home office with children: a routine that holds',
  meta_description:
    'Working from home with children: build a family routine that everybody knows, protect your focus time and plan for the days that go wrong.',
  tags: ['home office', 'family routine', 'focus time', 'working parents'],
} satisfies AnswerOf<typeof blogPost>;
