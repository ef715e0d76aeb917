import type en from '../en/trends.ts';

export default {
  chart: 'Grafico di {{title}}; le tabelle qui sotto riportano gli stessi dati',
  popularity: 'Popolarità',
} satisfies typeof en;
