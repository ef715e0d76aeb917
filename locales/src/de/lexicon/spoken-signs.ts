import type english from '../../en/lexicon/spoken-signs.ts';
import type { Words } from '../../words.ts';

export default {
  dot: 'Punkt',
  slash: 'Schrägstrich',
  at: 'at',
  dash: 'Bindestrich',
  percent: 'Prozent',
  and: 'und',
  currencies: { '€': 'Euro', $: 'Dollar', '£': 'Pfund' },
} satisfies Words<typeof english>;
