import type { AnswerOf } from '../define-tool.ts';
import type youtubeMetadata from '../writer/youtube-metadata.tool.ts';

export default {
  titles: [
    'Sharpen a kitchen knife with a whetstone, step by step',
    'How to sharpen a kitchen knife: stone, angle, paper test',
    'Which whetstone? Sharpen a kitchen knife the right way',
    'Sharpen a kitchen knife at home and test it on paper',
  ],
  description:
    'Sharpen a kitchen knife with a whetstone: choose the right stone, hold the angle, and test the edge on a sheet of paper. Every step is shown at the stone.\n\nA blunt knife slips, a sharp one cuts where you want it to. In this video on Workbench at Home you see which stone suits which knife, how to find the angle and keep it from heel to tip, and how a sheet of paper shows whether the edge is done or needs a few more strokes.\n\nChapters\n00:00 What you need\n01:10 Choosing the stone\n03:25 Holding the angle\n06:40 Testing the edge\n\nThe stones: https://www.workbench.example/stones\n\nWhich knife will you start with? Tell us in the comments.',
  chapters: [
    { time: '00:00', title: 'What you need' },
    { time: '01:10', title: 'Choosing the stone' },
    { time: '03:25', title: 'Holding the angle' },
    { time: '06:40', title: 'Testing the edge' },
  ],
  tags: [
    'sharpen a kitchen knife',
    'whetstone',
    'how to use a whetstone',
    'knife sharpening',
    'sharpening angle',
    'choosing a whetstone',
    'paper test knife',
    'kitchen knife care',
    'sharpening for beginners',
  ],
  hashtags: ['#KnifeSharpening', '#Whetstone'],
  thumbnail_text: ['Blunt? Not for long', 'It all hangs on the angle', 'Passes the paper test'],
} satisfies AnswerOf<typeof youtubeMetadata>;
