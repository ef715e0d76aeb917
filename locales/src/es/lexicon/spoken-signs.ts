import type english from '../../en/lexicon/spoken-signs.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  dot: 'punto',
  slash: 'barra',
  at: 'arroba',
  dash: 'guion',
  percent: 'por ciento',
  and: 'y',
  currencies: { '€': 'euros', $: 'dólares', '£': 'libras' },
} satisfies ShapeOf<typeof english>;
