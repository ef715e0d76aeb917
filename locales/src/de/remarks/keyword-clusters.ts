import type english from '../../en/remarks/keyword-clusters.ts';
import type { Words } from '../../words.ts';

export default {
  suggestedPages: {
    informational: 'Ratgeber oder Artikel',
    commercial: 'Vergleich oder Kategorieseite',
    transactional: 'Produkt-, Leistungs- oder Kategorieseite',
    navigational: 'Start-, Kontakt- oder Kontoseite',
  },
  remarks: {
    method:
      'Keywords werden nach Wortstämmen und Buchstaben verglichen; eine Gruppe enthält jene mit einer mittleren Ähnlichkeit von mindestens {threshold} von 1. Nichts ist geschätzt.',
    connected: 'Monatliche Suchen weltweit: {source}. Ein dort unbekanntes Keyword zählt nicht mit.',
    cannibalising: '„{a}“ und „{b}“ liegen nah beieinander: Zwei Seiten könnten um dieselben Suchen konkurrieren.',
    too_many: 'Nur die ersten {limit} von {count} Keywords wurden gruppiert.',
  },
} satisfies Words<typeof english>;
