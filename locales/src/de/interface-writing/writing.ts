import type english from '../../en/interface-writing/writing.ts';
import type { Words } from '../../words.ts';

export default {
  find: {
    title: 'Suchen und ersetzen',
    words: 'Suchen',
    instead: 'Ersetzen durch',
    previous: 'Vorheriger Treffer',
    next: 'Nächster Treffer',
    close: 'Suche schließen',
    replace: 'Ersetzen',
    replaceAll: 'Alle ersetzen',
    case: 'Groß- und Kleinschreibung beachten',
    whole: 'Nur ganze Wörter',
    none: 'Nicht gefunden',
    position: '{{current}} von {{count}}',
    replaced: '{{count}} ersetzt',
  },
  pastedPictures: 'Beim Einfügen ausgelassene Bilder: {{count}}. Fügen Sie sie als Dateien ein: PNG, JPEG oder WebP bis 10 MB.',
  foreignPictures: {
    lead_one:
      'Der eingefügte Text enthält {{count}} Bild von einer anderen Website. Es bleibt ein Link, solange Sie es nicht kopieren.',
    lead_other:
      'Der eingefügte Text enthält {{count}} Bilder von anderen Websites. Sie bleiben Links, solange Sie sie nicht kopieren.',
    copy_one: '{{count}} Bild in dieses Dokument kopieren',
    copy_other: '{{count}} Bilder in dieses Dokument kopieren',
    keep: 'Links behalten',
    failed_one: '{{count}} Bild bleibt ein Link: {{reason}}',
    failed_other: '{{count}} Bilder bleiben Links: {{reason}}',
  },
  picture: {
    insert: 'Bild einfügen',
    change: 'Bild ändern',
    address: 'URL des Bildes',
    alt: 'Alternativtext',
    altHint: 'Was zu sehen ist, für alle, die es nicht sehen',
    wrong: 'Wählen Sie eine Datei oder geben Sie eine URL ein, die mit https:// beginnt',
    upload: 'Bild hochladen',
    replace: 'Anderes hochladen',
    kinds: 'PNG, JPEG oder WebP, bis 10 MB',
    kind: '{{name}} ist kein PNG-, JPEG- oder WebP-Bild',
    tooLarge: '{{name}} ist größer als 10 MB',
    apply: 'Übernehmen',
    remove: 'Bild entfernen',
  },
  openLink: 'Link öffnen',
} satisfies Words<typeof english>;
