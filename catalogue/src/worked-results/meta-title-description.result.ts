import type { AnswerOf } from '../define-tool.ts';
import type metaTitleDescription from '../seo/meta-title-description.tool.ts';

export default {
  meta_title_description: [
    {
      meta_title: 'Running shoes for beginners: what to look for | Laufwerk',
      meta_description:
        'Width in front, a firm heel: what running shoes for beginners need. Cushioning and drop explained without jargon. Read the guide before you buy.',
    },
    {
      meta_title: 'Running shoes for beginners: shop checklist | Laufwerk',
      meta_description:
        'Which pair is the right one? Our checklist for the shop helps you compare running shoes for beginners model by model. Read it before you go.',
    },
    {
      meta_title: 'Running shoes for beginners, without jargon | Laufwerk',
      meta_description:
        'Cushioning and drop in plain words: our guide to running shoes for beginners also tells you when a pair has to be replaced. Find your answers here.',
    },
  ],
} satisfies AnswerOf<typeof metaTitleDescription>;
