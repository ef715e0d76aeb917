import type english from '../../en/interface-writing/trends.ts';
import type { Words } from '../../words.ts';

export default {
  chart: 'Grafico di {{title}}; le tabelle qui sotto riportano gli stessi dati',
  popularity: 'Popolarità',
} satisfies Words<typeof english>;
