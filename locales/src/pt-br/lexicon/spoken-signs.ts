import type english from '../../en/lexicon/spoken-signs.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  dot: 'ponto',
  slash: 'barra',
  at: 'arroba',
  dash: 'hífen',
  percent: 'por cento',
  and: 'e',
  currencies: { '€': 'euros', $: 'dólares', '£': 'libras', R$: 'reais' },
} satisfies ShapeOf<typeof english>;
