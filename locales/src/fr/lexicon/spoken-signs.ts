import type english from '../../en/lexicon/spoken-signs.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  dot: 'point',
  slash: 'barre oblique',
  at: 'arobase',
  dash: 'tiret',
  percent: 'pour cent',
  and: 'et',
  currencies: { '€': 'euros', $: 'dollars', '£': 'livres' },
} satisfies ShapeOf<typeof english>;
