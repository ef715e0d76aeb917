import type english from '../../en/interface-writing/trends.ts';
import type { Words } from '../../words.ts';

export default {
  chart: 'Diagramm zu {{title}}; die Tabellen darunter enthalten dieselben Zahlen',
  popularity: 'Beliebtheit',
} satisfies Words<typeof english>;
