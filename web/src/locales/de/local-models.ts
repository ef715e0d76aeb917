import type en from '../en/local-models.ts';

export default {
  title: 'Modelle auf dieser Maschine',
  lead: 'Kleine Modelle, die ohne Anbieter schreiben. Sie kommen von {{host}} und werden mit dessen Prüfsummen verglichen; frei sind jetzt {{disk}} Speicherplatz und {{memory}} Arbeitsspeicher.',
  memory: 'etwa {{size}} Arbeitsspeicher beim Schreiben',
  download: 'Herunterladen',
  resume: 'Fortsetzen',
  again: 'Erneut versuchen',
  pause: 'Anhalten',
  use: 'Zum Schreiben verwenden',
  remove: 'Modell entfernen',
  writes: 'schreibt gerade',
  progress: 'Download von {{name}}',
  done: '{{done}} von {{size}}',
  loss: '{{name}} und die Datei werden von dieser Maschine entfernt. Das Modell kann wieder geladen werden.',
  lossChosen: '{{name}} schreibt gerade. Es wird mit seiner Datei entfernt, und der eingebaute Composer schreibt wieder.',
  states: {
    queued: 'Wartet',
    downloading: 'Wird geladen',
    verifying: 'Wird geprüft',
    paused: 'Angehalten',
    ready: 'Bereit',
    failed: 'Fehlgeschlagen',
  },
} satisfies typeof en;
