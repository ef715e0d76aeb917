import type { AnswerOf } from '../define-tool.ts';
import type socialMediaPost from '../writer/social-media-post.tool.ts';

export default {
  posts: [
    {
      network: 'facebook',
      text: 'We now open at 6 am on weekdays. 🥐 If you start early, so do we: sourdough, croissants and filter coffee are ready from the first minute, not an hour later. Stop at our bakery in Leeds on your way, and take breakfast along for the colleague who always forgets.\n\nCome by before work.',
      hashtags: ['#Leeds', '#Bakery'],
    },
    {
      network: 'instagram',
      text: '6 am, lights on, first loaves out. 🍞\n\nFrom now on our bakery in Leeds opens early on weekdays. Sourdough with a crust that still crackles, croissants, filter coffee: all of it ready from the first minute, with no waiting. The street is still quiet. The ovens are not.\n\nCome by before work.',
      hashtags: ['#LeedsBakery', '#Sourdough', '#Croissants', '#FilterCoffee', '#Leeds'],
    },
    {
      network: 'x',
      text: 'Leeds, we now open at 6 am on weekdays. ☕ Sourdough, croissants and filter coffee are ready from the first minute: no “the bread needs another half hour” at our bakery. Early train, early shift or just awake too soon? Your breakfast is here. Come by before work.',
      hashtags: ['#Leeds', '#Sourdough'],
    },
  ],
} satisfies AnswerOf<typeof socialMediaPost>;
