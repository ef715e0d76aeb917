import type english from '../../en/interface/errors.ts';
import type { Words } from '../../words.ts';

export default {
  generic: 'Allgemeiner Fehler',
  tooLarge: 'Diese Datei ist zu groß',
  server: 'Serverfehler',
  unreachable: '{{product}} ist im Moment nicht erreichbar.',
  unreachableBanner:
    '{{product}} ist im Moment nicht erreichbar. Ihre Arbeit bleibt auf dieser Seite, und wir versuchen es weiter.',
  offline: 'Sie sind offline. Es wurde nichts gesendet.',
  offlineOrder: 'Sie sind offline. Es wurde nichts bestellt.',
  offlineBanner: 'Sie sind offline. Ihre Arbeit bleibt auf dieser Seite. Gesendet wird erst, wenn Sie es erneut versuchen.',
  timeout:
    'Der Server hat eine Minute lang nicht geantwortet. Prüfen Sie, ob die Aktion ausgeführt wurde, bevor Sie es erneut versuchen.',
  safe: 'Der Server hat nicht wie erwartet geantwortet. Ihre Dokumente sind sicher. Versuchen Sie es gleich noch einmal.',
  pageTitle: 'Diese Seite konnte nicht angezeigt werden',
  newVersion: 'Eine neue Version ist verfügbar',
  newVersionLead: 'Laden Sie die Seite neu, um weiterzuarbeiten.',
  reload: 'Neu laden',
  chunkTitle: 'Ein Teil dieser Seite wurde nicht geladen',
  chunk: 'Vielleicht ist die Verbindung abgebrochen, oder es gibt eine neue Version. Meist hilft es, die Seite neu zu laden.',
} satisfies Words<typeof english>;
