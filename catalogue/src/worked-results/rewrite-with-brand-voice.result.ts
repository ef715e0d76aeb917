import type { AnswerOf } from '../define-tool.ts';
import type rewriteWithBrandVoice from '../writer/rewrite-with-brand-voice.tool.ts';

export const material = {
  brand_voice_id:
    'A dairy that sounds warm and plain. It says “we” and addresses the reader as “you”. Sentences of about ten words, hardly any exclamation marks. It likes “cheese lovers” and “drop in”, and never uses “products”, “purchase” or “pleased to announce”.',
};

export default {
  text: 'Good news for cheese lovers: our range has grown. Drop in whenever you like. You will find every new cheese in all of our branches.',
  voice_traits_applied: [
    { trait: 'Warm and plain', example: 'Good news for cheese lovers: our range has grown.' },
    { trait: 'Speaks to the reader as “you”', example: 'You will find every new cheese in all of our branches.' },
    { trait: 'Short sentences', example: 'Drop in whenever you like.' },
    { trait: 'Never “products” or “purchase”', example: 'every new cheese' },
  ],
} satisfies AnswerOf<typeof rewriteWithBrandVoice>;
