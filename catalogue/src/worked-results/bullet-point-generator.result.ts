import type { AnswerOf } from '../define-tool.ts';
import type bulletPointGenerator from '../writer/bullet-point-generator.tool.ts';

export default {
  bullet_points: [
    {
      label: 'CABIN SIZE',
      text: 'Takes 28 L and fits under most airline seats (40 x 30 x 20 cm), so that it travels with you and not in the hold',
    },
    { label: 'OPENS FLAT', text: 'Unfolds like a suitcase, so that everything is in reach without unpacking from the top' },
    { label: 'LAPTOP SLEEVE', text: 'Holds devices up to 16 inches in a padded compartment that protects them on the way' },
    {
      label: 'WATER-REPELLENT',
      text: 'Keeps light rain off your things with recycled polyester and taped zips, at a weight of 890 g',
    },
    {
      label: 'HIDDEN POCKET',
      text: 'Carries passport and cards against your back, where you feel them and nobody else reaches them',
    },
  ],
} satisfies AnswerOf<typeof bulletPointGenerator>;
