import type english from '../../en/remarks/trends.ts';
import type { Words } from '../../words.ts';

export default {
  wikimedia:
    'Quelle: Seitenaufrufe der Wikipedia ({project}) von Wikimedia, {date}. 100 ist der höchste gezeigte Wert. Das ist das Interesse von Lesern eines Lexikons, nicht von Suchenden.',
  connected: 'Quelle: {source}, {date}. 100 ist der höchste gezeigte Wert.',
  breakout: 'Ein Wachstum von 5.000 % steht für mehr als das: Vorher gab es kaum Suchen.',
  own: 'Quelle: Ihre eigenen Zahlen, {date}. 100 ist die höchste; nichts wurde ergänzt.',
  short: 'Zu wenig Daten für eine Saison: Nötig sind mindestens zwei Jahre.',
  none: 'Keine Daten für: {list}.',
} satisfies Words<typeof english>;
