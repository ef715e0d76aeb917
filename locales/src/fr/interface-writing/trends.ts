import type english from '../../en/interface-writing/trends.ts';
import type { Words } from '../../words.ts';

export default {
  chart: 'Graphique de {{title}} ; les tableaux ci-dessous contiennent les mêmes chiffres',
  popularity: 'Popularité',
} satisfies Words<typeof english>;
