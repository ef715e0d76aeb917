import type en from '../en/trends.ts';

export default {
  chart: 'Gráfico de {{title}}; las tablas de abajo contienen las mismas cifras',
  popularity: 'Popularidad',
} satisfies typeof en;
