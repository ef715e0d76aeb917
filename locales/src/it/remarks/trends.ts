import type english from '../../en/remarks/trends.ts';
import type { Words } from '../../words.ts';

export default {
  wikimedia:
    'Fonte: visualizzazioni di Wikipedia ({project}) di Wikimedia, {date}. 100 è il valore più alto mostrato. È l’interesse di chi legge un’enciclopedia, non di chi cerca.',
  connected: 'Fonte: {source}, {date}. 100 è il valore più alto mostrato.',
  breakout: 'Una crescita del 5.000 % indica che è maggiore: prima non c’era quasi nessuna ricerca.',
  own: 'Fonte: i dati che hai inserito, {date}. 100 è il più alto; nulla è stato aggiunto.',
  short: 'Troppo pochi dati per una stagionalità: servono almeno due anni.',
  none: 'Nessun dato per: {list}.',
} satisfies Words<typeof english>;
