import type english from '../../en/lexicon/spoken-signs.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  dot: 'punto',
  slash: 'barra',
  at: 'chiocciola',
  dash: 'trattino',
  percent: 'per cento',
  and: 'e',
  currencies: { '€': 'euro', $: 'dollari', '£': 'sterline' },
} satisfies ShapeOf<typeof english>;
