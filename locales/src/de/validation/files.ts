import type english from '../../en/validation/files.ts';
import type { Words } from '../../words.ts';

export default {
  file_kind: '{name} ist dem Inhalt nach nichts davon: {kinds}',
  file_damaged: '{name} lässt sich nicht lesen; die Datei ist wohl beschädigt',
  file_without_words: 'In {name} sind keine Wörter zu finden; ein Scan enthält nur Bilder davon',
  table_without_rows: '{name} hat keine Zeile unter der Kopfzeile',
  table_too_long: 'Ein Auftrag nimmt höchstens {max} Zeilen; für mehr gibt es den Sammelauftrag',
  picture_too_many_pixels: '{name} hat mehr als 50 Millionen Pixel',
  file_by_address: 'Im Sammelauftrag stehen Dateien mit ihrer https-Adresse; ein Upload gehört zu einem einzigen Dokument',
  columns_missing: '{name} braucht diese Spalten: {columns}',
  file_without_pairs: 'In {name} stehen keine Wörter mit einer Übersetzung',
  file_with_entities: '{name} erklärt eigene Entitäten, die nicht gelesen werden; speichern Sie die Datei ohne sie',
  too_many_pairs: '{name} enthält mehr als {max}; teilen Sie die Datei auf',
  upload_gone: 'Diese Datei ist nicht mehr da; bitte noch einmal hochladen',
  not_a_picture: '{name} ist kein Bild im Format PNG, JPEG oder WebP',
  picture_too_large: '{name} ist größer als {max} MB',
  file_too_large: '{name} ist größer als 10 MB',
  file_type: '{name} gehört nicht zu den zulässigen Dateitypen',
  file_empty: '{name} ist leer',
  source_name_required: 'Ein Name für die Quelle ist erforderlich',
  source_file_required: 'Eine Datei muss hochgeladen werden',
  source_url_required: 'Die URL der Quelle ist erforderlich',
  too_many_cells: 'Diese Zeile hat mehr Zellen als Spalten. Steht ein Komma oder Semikolon außerhalb von Anführungszeichen?',
  no_column: 'Keine Spalte ist „{field}“ zugeordnet. {text}',
  row: 'Zeile {text}',
} satisfies Words<typeof english>;
