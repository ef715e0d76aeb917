import type { AnswerOf } from '../define-tool.ts';
import type tiktokScript from '../writer/tiktok-script.tool.ts';

export default {
  title: 'Fold a fitted sheet in five steps',
  hook: 'Your fitted sheet is not a ball. Watch this: five steps.',
  scenes: [
    {
      start: 0,
      end: 3,
      shot: 'Close-up: a crumpled fitted sheet lands on the bed in a heap',
      voice: 'Your fitted sheet is not a ball. Watch this.',
      on_screen_text: 'Fold a fitted sheet: 5 steps',
    },
    {
      start: 3,
      end: 7,
      shot: 'Front view, waist up: hands slip into two corners from inside and lift the sheet',
      voice: 'One: put your hands into two corners, like mittens.',
      on_screen_text: '1. Hands into two corners',
    },
    {
      start: 7,
      end: 11,
      shot: 'Close-up of the hands: one corner is turned over the other and tucked in',
      voice: 'Two: bring your hands together and tuck one corner into the other.',
      on_screen_text: '2. Tuck one into the other',
    },
    {
      start: 11,
      end: 15,
      shot: 'Same view from the other side: the two remaining corners are tucked the same way',
      voice: 'Three: now do exactly the same with the other two.',
      on_screen_text: '3. Same with the other two',
    },
    {
      start: 15,
      end: 18,
      shot: 'From above: the sheet is laid on the bed and smoothed with both hands',
      voice: 'Four: lay it flat. See? A rectangle!',
      on_screen_text: '4. Lay it flat',
    },
    {
      start: 18,
      end: 22,
      shot: 'From above: the long side is folded in thirds, edge to edge',
      voice: 'And fold it in thirds, nice and narrow.',
      on_screen_text: 'Fold in thirds',
    },
    {
      start: 22,
      end: 26,
      shot: 'Low angle along the bed: the strip is rolled up towards the camera',
      voice: 'Five: roll it up, and it stays in shape.',
      on_screen_text: '5. Roll it up',
    },
    {
      start: 26,
      end: 30,
      shot: 'The roll slides into a small shelf beside two others; a hand pats it',
      voice: 'Tiny flat, tidy shelf. Save this for laundry day.',
      on_screen_text: 'Save this for laundry day',
    },
  ],
  caption:
    'Small flat, small cupboard, no more sheet balls: put your hands into two corners, tuck, tuck, lay flat, fold in thirds, roll. It stays in shape until you need it. Save this for laundry day.',
  hashtags: ['#FittedSheet', '#LaundryDay', '#SmallFlat', '#FoldingHack'],
  sound_suggestion: 'Light, quick instrumental with a clear beat to cut on; cloth sounds left audible',
} satisfies AnswerOf<typeof tiktokScript>;
