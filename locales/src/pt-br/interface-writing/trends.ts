import type english from '../../en/interface-writing/trends.ts';
import type { Words } from '../../words.ts';

export default {
  chart: 'Gráfico de {{title}}; as tabelas abaixo trazem os mesmos números',
  popularity: 'Popularidade',
} satisfies Words<typeof english>;
