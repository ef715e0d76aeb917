import type en from '../en/trends.ts';

export default {
  chart: 'Diagramm zu {{title}}; die Tabellen darunter enthalten dieselben Zahlen',
  popularity: 'Beliebtheit',
} satisfies typeof en;
