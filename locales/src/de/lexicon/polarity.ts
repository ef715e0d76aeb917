import type english from '../../en/lexicon/polarity.ts';
import type { Words } from '../../words.ts';

export default {
  good: 'schön gut toll super lecker freundlich nett sauber hervorragend ausgezeichnet wunderbar perfekt herrlich köstlich gemütlich bequem ruhig aufmerksam hilfsbereit zuvorkommend schnell empfehl liebevoll großartig klasse prima frisch herzlich geräumig zufrieden angenehm fantastisch',
  bad: 'kalt schmutzig dreckig unfreundlich langsam spät geschlossen kaputt defekt laut teuer überteuert schlecht furchtbar schrecklich enttäusch leider fad geschmacklos verbrannt trocken fehlt fehlte falsch stink stank muffig fleck undicht ignoriert gewartet warten mussten lauwarm winzig eng staub schimmel beschädigt zerkratzt unbequem chaos chaotisch unverschämt mangel mangelhaft ärger verspätet abgesagt durchgelegen unhöflich beschwer katastroph',
  not: 'nicht kein keine keinen keiner nie niemals nichts kaum ohne',
  but: 'aber jedoch allerdings leider doch obwohl nur während hingegen dagegen',
} satisfies Words<typeof english>;
