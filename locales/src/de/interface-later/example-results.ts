import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Für den Katalog erstellt und redigiert: ein Beispiel dafür, was ein verbundenes Modell schreiben soll. Weder die eingebaute Engine noch ein hier verbundenes Modell hat es geschrieben. Sprache: {{language}}.',
  withoutModel: 'Von der eingebauten Engine aus denselben Angaben gemacht, ohne Modell.',
  ofFiles: 'Von der eingebauten Engine aus diesem Beispiel erstellt, ohne Modell, und mit ihm gespeichert.',
  ofPages:
    'Von der eingebauten Engine erstellt. Sie hat Seiten erfundener Shops gelesen, die mit diesem Beispiel gespeichert sind.',
  ofFigures:
    'Von der eingebauten Engine aus Zahlen erstellt, die für dieses Beispiel erfunden sind. Es sind keine echten Seitenaufrufe.',
  ofTranscript:
    'Von der eingebauten Engine aus einem Transkript erstellt, das mit diesem Beispiel gespeichert ist. Das Transkript Ihrer Datei schreibt ein verbundenes Modell.',
  ofImageModel:
    'Für den Katalog erstellt, als Beispiel dafür, was von einem verbundenen Bildmodell verlangt wird. Weder die eingebaute Engine noch ein hier verbundenes Modell hat es erzeugt.',
  ofConversation:
    'Für den Katalog geschrieben, als Beispiel dafür, wie ein verbundenes Modell antworten soll. Kein hier verbundenes Modell hat es geschrieben.',
  ofPeople:
    'So sieht eine gelieferte Arbeit aus. Sie wurde für den Katalog erstellt; Namen, Behörden und Daten sind erfunden. Sprache: {{language}}.',
  quoted: 'Was die eingebaute Engine ohne Modell auf die erste Frage antwortet.',
  person: 'Frage',
  assistant: 'Antwort',
  passages: 'Textstellen',
  transcript: 'Transkript',
  pixels: '{{width}} × {{height}} px',
  seconds: '{{seconds}} s',
} satisfies Words<typeof english>;
