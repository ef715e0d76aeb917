import type english from '../../en/messages/engine.ts';
import type { Words } from '../../words.ts';

export default {
  FILE_TOO_LARGE: 'Die Datei ist zu groß: {detail}',
  PICTURE_TOO_LARGE: 'Das Bild ist zu groß, um bearbeitet zu werden: {detail}',
  FILE_DAMAGED: 'Die Datei lässt sich nicht lesen; sie ist wohl beschädigt: {detail}',
  NOTHING_TO_SAY: 'Der Text enthält nichts zum Vorlesen',
  LINE_WITHOUT_TIME: 'Eine Zeile hat keine Zeit; schreiben Sie „00:05 | Text“: {detail}',
  LINE_AFTER_END: 'Eine Zeile beginnt nach dem Ende des Videos: {detail}',
  NOTHING_HEARD: 'In der Datei war keine Sprache zu hören',
  NOTHING_TO_TRANSLATE: 'Es gibt nichts zu übersetzen',
  NEEDS_FIGURES: 'Für diese Zahlen gibt es keine freie Quelle: Fügen Sie eigene als CSV ein. Erfunden wird nichts.',
  PAGE_UNREADABLE: 'Die Seite {detail} konnte nicht gelesen werden',
  PAGE_MISSING: 'Die Seite {detail} gibt es nicht',
  PAGE_CLOSED: 'Die Seite {detail} verlangt eine Anmeldung oder weist Programme ab',
  PAGE_FAILED: 'Der Server der Seite {detail} hat mit einem Fehler geantwortet. Versuchen Sie es später noch einmal.',
  PAGE_REDIRECTS: 'Die Seite {detail} leitet im Kreis weiter',
  PAGE_EMPTY: 'Die Seite {detail} enthält keinen Text',
  PAGE_NOT_PUBLIC: 'Die Adresse {detail} ist keine öffentliche Seite',
  FILE_UNREADABLE:
    'Die Datei {detail} konnte nicht gelesen werden. Sie ist möglicherweise beschädigt oder von einem anderen Typ, als ihr Name sagt.',
  FILE_ENCRYPTED:
    'Die Datei {detail} ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und fügen Sie sie erneut hinzu.',
  FILE_EMPTY: 'Die Datei {detail} enthält keinen Text',
  MORE_WORDS_THAN_PRICED:
    '{detail} hat mehr Wörter, als eine Zeile eines Sammelauftrags an Credits bereithält; bestellen Sie es einzeln',
  NOTHING_TO_CHANGE: 'Ohne Modell lässt sich hier nichts ändern',
  PART_MISSING: 'Was neu geschrieben werden sollte, steht nicht mehr im Text',
} satisfies Words<typeof english>;
