import type en from '../en/trends.ts';

export default {
  chart: 'Graphique de {{title}} ; les tableaux ci-dessous contiennent les mêmes chiffres',
  popularity: 'Popularité',
} satisfies typeof en;
