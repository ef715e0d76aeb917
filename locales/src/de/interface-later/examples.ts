import type english from '../../en/interface-later/examples.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Was jedes Werkzeug bekam und was dabei herauskommt. Hier wird nichts bestellt, und nichts kostet etwas.',
  given: 'Was vorgegeben war',
  result: 'Was herauskommt',
  madeBy: 'Von der eingebauten Engine allein aus diesen Angaben gemacht.',
  noResult:
    'Hier gibt es kein Ergebnis zu zeigen: Dieses Werkzeug braucht ein verbundenes Modell, eine Datei, eine Webseite oder ein paar Minuten. Mit dem Beispiel lässt es sich sofort bestellen.',
  tryIt: 'Dieses Beispiel ausprobieren',
  all: 'Alle Beispiele',
  hasResult: 'Mit Ergebnis',
  onlyGiven: 'Zeigt, was gefragt ist',
  failed: 'Die Beispiele konnten nicht geladen werden',
} satisfies Words<typeof english>;
