import type en from '../en/trends.ts';

export default {
  chart: 'Gráfico de {{title}}; as tabelas abaixo trazem os mesmos números',
  popularity: 'Popularidade',
} satisfies typeof en;
