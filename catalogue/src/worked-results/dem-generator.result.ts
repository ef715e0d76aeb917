import type { AnswerOf } from '../define-tool.ts';
import type demGenerator from '../writer/dem-generator.tool.ts';

export default {
  subject_lines: [
    '20 percent off all rain jackets',
    'Dry until the hut: 20 percent off',
    '340 grams against the rain, now 20 percent less',
    'Until 31 March: your rain jacket for less',
  ],
  preheader: 'With the code DRY20 until 31 March, online and in our three shops.',
  hero: {
    headline: '20 percent off all rain jackets',
    subheadline: 'Walk on when it rains. Until 31 March with the code DRY20.',
    button: 'Choose your jacket',
  },
  blocks: [
    {
      title: 'For the shower that was not in the forecast',
      html: '<p>You know the moment: halfway up, the sky closes, and the jacket is at home because it was too heavy. The rain jackets of our spring collection give you no reason to leave them on the hook.</p><ul><li><strong>Waterproof:</strong> tested with 10,000 mm of water</li><li><strong>Light:</strong> 340 grams in size M</li><li><strong>Made to last:</strong> repairs are free for five years</li></ul>',
    },
    {
      title: 'Your code: DRY20',
      html: '<p>Enter it online or name it in one of our three shops: every rain jacket is 20 percent off until 31 March.</p>',
    },
  ],
  closing:
    '<p>The next shower comes anyway. Choose the rain jacket that will be in your pack when it does.</p><p><a href="https://www.halden-outdoor.example/rain">Choose your jacket</a></p>',
  legal_note:
    '20 percent off all rain jackets with the code DRY20 until 31 March. Valid online and in the three shops. Not to be combined with other offers.',
  plain_text:
    '20 PERCENT OFF ALL RAIN JACKETS\n\nWalk on when it rains. Until 31 March with the code DRY20.\n\nChoose your jacket: https://www.halden-outdoor.example/rain\n\nFOR THE SHOWER THAT WAS NOT IN THE FORECAST\n\nYou know the moment: halfway up, the sky closes, and the jacket is at home because it was too heavy. The rain jackets of our spring collection give you no reason to leave them on the hook.\n\n- Waterproof: tested with 10,000 mm of water\n- Light: 340 grams in size M\n- Made to last: repairs are free for five years\n\nYOUR CODE: DRY20\n\nEnter it online or name it in one of our three shops: every rain jacket is 20 percent off until 31 March.\n\nThe next shower comes anyway. Choose the rain jacket that will be in your pack when it does.\n\nChoose your jacket: https://www.halden-outdoor.example/rain\n\n20 percent off all rain jackets with the code DRY20 until 31 March. Valid online and in the three shops. Not to be combined with other offers.\n\nHalden Outdoor',
} satisfies AnswerOf<typeof demGenerator>;
