import type english from '../../en/interface-writing/trends.ts';
import type { Words } from '../../words.ts';

export default {
  chart: 'Gráfico de {{title}}; las tablas de abajo contienen las mismas cifras',
  popularity: 'Popularidad',
} satisfies Words<typeof english>;
