import type english from '../../en/interface-later/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelle auf dieser Maschine',
  lead: 'Kleine Modelle, die ohne Anbieter schreiben oder zuhören. Sie kommen von {{host}} und werden mit dessen Prüfsummen verglichen; frei sind jetzt {{disk}} Speicherplatz und {{memory}} Arbeitsspeicher.',
  does: {
    text: 'schreibt Texte',
    transcription: 'schreibt Aufnahmen auf',
  },
  memory: {
    text: 'etwa {{size}} Arbeitsspeicher beim Schreiben',
    transcription: 'etwa {{size}} Arbeitsspeicher beim Zuhören',
  },
  download: 'Herunterladen',
  resume: 'Fortsetzen',
  retry: 'Erneut versuchen',
  pause: 'Anhalten',
  use: {
    text: 'Zum Schreiben verwenden',
    transcription: 'Zum Zuhören verwenden',
  },
  remove: 'Modell entfernen',
  inUse: {
    text: 'schreibt gerade',
    transcription: 'hört gerade zu',
  },
  progress: 'Download von {{name}}',
  done: '{{done}} von {{size}}',
  loss: '{{name}} und die Datei werden von dieser Maschine entfernt. Das Modell kann wieder geladen werden.',
  lossChosen: {
    text: '{{name}} schreibt gerade. Es wird mit seiner Datei entfernt, und der eingebaute Composer schreibt wieder.',
    transcription:
      '{{name}} hört die Aufnahmen. Es wird mit seiner Datei entfernt, und Aufnahmen warten, bis ein anderes Modell verbunden ist.',
  },
  states: {
    queued: 'Wartet',
    downloading: 'Wird geladen',
    verifying: 'Wird geprüft',
    paused: 'Angehalten',
    ready: 'Bereit',
    failed: 'Fehlgeschlagen',
  },
} satisfies Words<typeof english>;
