import type english from '../../en/lexicon/spoken-signs.ts';
import type { Words } from '../../words.ts';

export default {
  dot: 'punto',
  slash: 'barra',
  at: 'arroba',
  dash: 'guion',
  percent: 'por ciento',
  and: 'y',
  currencies: { '€': 'euros', $: 'dólares', '£': 'libras' },
} satisfies Words<typeof english>;
