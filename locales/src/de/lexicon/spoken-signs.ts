import type english from '../../en/lexicon/spoken-signs.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  dot: 'Punkt',
  slash: 'Schrägstrich',
  at: 'at',
  dash: 'Bindestrich',
  percent: 'Prozent',
  and: 'und',
  currencies: { '€': 'Euro', $: 'Dollar', '£': 'Pfund' },
} satisfies ShapeOf<typeof english>;
