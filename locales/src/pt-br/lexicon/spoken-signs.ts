import type english from '../../en/lexicon/spoken-signs.ts';
import type { Words } from '../../words.ts';

export default {
  dot: 'ponto',
  slash: 'barra',
  at: 'arroba',
  dash: 'hífen',
  percent: 'por cento',
  and: 'e',
  currencies: { '€': 'euros', $: 'dólares', '£': 'libras', R$: 'reais' },
} satisfies Words<typeof english>;
