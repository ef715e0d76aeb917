import type english from '../../en/lexicon/polarity.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  good: 'schön gut(?!sch|hab) toll super lecker freundlich nett sauber hervorragend ausgezeichnet wunderbar perfekt herrlich köstlich gemütlich bequem ruhig aufmerksam hilfsbereit zuvorkommend schnell empfehl liebevoll großartig klasse prima frisch herzlich geräumig zufrieden angenehm fantastisch spitze traumhaft fabelhaft tadellos einwandfrei makellos höflich professionell modern pünktlich zuverlässig begeistert wunderschön reibungslos gepflegt unkompliziert verwöhn weiterempfehl problemlos ein-traum kompetent fachkundig gründlich geduldig',
  bad: 'kalt schmutzig dreckig unfreundlich langsam spät(?!er) geschlossen kaputt defekt laut teuer überteuert schlecht furchtbar schrecklich enttäusch leider fade?[rsn]?! geschmacklos verbrannt trocken fehlt fehlte falsch stink stank muffig fleck undicht ignoriert gewartet warten mussten lauwarm winzig eng(?:e[rsnm]?)?! staub schimmel beschädigt zerkratzt unbequem chaos chaotisch unverschämt mangel mangelhaft ärger verspätet abgesagt durchgelegen unhöflich beschwer katastroph vergess vergaß hellhörig ungeziefer kakerlake gefährlich abzocke schlampig fettig versalzen storniert irreführend schwach unbrauchbar schlechter abgenutzt ruiniert nachlässig albtraum mittelmäßig ungenießbar zugig keine-entschuldigung zäh hat-uns-niemand niemand-hat niemand-konnte versteckte-kosten haar-in roh-in verlor-unser quietsch gequietscht knarr klemmt minuspunkt einziges-manko etwas-alt zu-alt veraltet',
  praise:
    'hätte-nicht-*-sein hätten-nicht-*-sein könnte-nicht-*-sein könnten-nicht-*-sein nie-besser-gegessen noch-nie-besser nichts-auszusetzen nichts-zu-meckern nichts-zu-beanstanden keine-beschwerden keinerlei-probleme ohne-probleme kein-problem wünsche-übrig lässt-keine keine-mängel',
  not: 'nicht kein keine keinen keiner nie niemals nichts kaum ohne',
  but: 'aber jedoch allerdings leider doch obwohl nur während hingegen dagegen',
  hanging: 'dass weil sodass wenn als ob damit obwohl',
} satisfies ShapeOf<typeof english>;
