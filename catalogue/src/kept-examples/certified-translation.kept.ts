import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'people',
  material: {
    files: `certificate.pdf, one page:

COMUNE DI MONTELAURO
UFFICIO DELLO STATO CIVILE

ESTRATTO PER RIASSUNTO DELL’ATTO DI NASCITA
Anno 1994, Parte I, Serie A, n. 128

Il giorno 14 marzo 1994, alle ore 6 e minuti 35, è nata in Montelauro: BIANCHI GIULIA MARIA, di sesso femminile, da BIANCHI MARCO e da FERRI LUCIA.

Annotazioni: nessuna.

Rilasciato in carta libera per gli usi consentiti dalla legge.
Montelauro, 9 ottobre 2026
L’Ufficiale dello Stato Civile (firma illeggibile, timbro tondo)`,
  },
  language: 'de',
  title: 'Beglaubigte Übersetzung aus dem Italienischen',
  html: `<h1>Beglaubigte Übersetzung aus dem Italienischen</h1>
<p><em>[Anmerkungen der Übersetzerin stehen in eckigen Klammern.]</em></p>
<p><strong>GEMEINDE MONTELAURO</strong><br>STANDESAMT</p>
<h2>Auszug aus dem Geburtseintrag (Zusammenfassung)</h2>
<p>Jahr 1994, Teil I, Serie A, Nr. 128</p>
<p>Am 14. März 1994 um 6 Uhr 35 wurde in Montelauro geboren:</p>
<table><tbody><tr><th>Familienname</th><td>BIANCHI</td></tr><tr><th>Vornamen</th><td>GIULIA MARIA</td></tr><tr><th>Geschlecht</th><td>weiblich</td></tr><tr><th>Vater</th><td>BIANCHI MARCO</td></tr><tr><th>Mutter</th><td>FERRI LUCIA</td></tr></tbody></table>
<p>Vermerke: keine.</p>
<p>Ausgestellt auf stempelfreiem Papier für die gesetzlich zulässigen Zwecke.</p>
<p>Montelauro, den 9. Oktober 2026</p>
<p>Der Standesbeamte<br>[Unterschrift unleserlich]<br>[Rundsiegel der Gemeinde Montelauro]</p>
<hr>
<h2>Bestätigungsvermerk</h2>
<p>Als vom Landgericht Musterstadt allgemein ermächtigte Übersetzerin für die italienische Sprache bestätige ich: Die vorstehende Übersetzung der mir als Scan vorgelegten, in italienischer Sprache abgefassten Urkunde ist richtig und vollständig. Die Schreibweise der Namen folgt der Urkunde.</p>
<p>Musterstadt, den 26. Oktober 2026</p>
<p>Anna Beispiel<br>[Unterschrift]<br>[Stempel: Anna Beispiel, ermächtigte Übersetzerin für Italienisch, LG Musterstadt]</p>`,
} satisfies KeptExample;
