import type english from '../../en/lexicon/small-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words: 'el la los las un una unos unas y e o u pero de del a al en con por para que es son se su sus tu tus lo',
  elisions: '',
} satisfies ShapeOf<typeof english>;
