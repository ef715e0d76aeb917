import type english from '../../en/remarks/domain-authority.ts';
import type { Words } from '../../words.ts';

export default {
  explained:
    'Schätzungen dieser Plattform aus Ihrer Rangliste: Rang 1 ergibt 100, Rang 100 Millionen 0, logarithmisch. Eine Seite verliert 5 Punkte je Ordner und hat höchstens 10, wenn sie nicht mit 200 antwortet. Sie dienen dem Vergleich und sind keine Werte von Moz oder Google.',
  connected: 'Quelle: {source}, {date}. Stärke nach Links von anderen Domains, von 0 bis 100; nur zum Vergleichen von Seiten.',
  no_list: 'Keine Daten: Es ist keine Quelle für Ränge verbunden. Fügen Sie eine Rangliste als CSV ein (Domain; Rang).',
  no_data: 'keine Daten',
} satisfies Words<typeof english>;
