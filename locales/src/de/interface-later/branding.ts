import type english from '../../en/interface-later/branding.ts';
import type { Words } from '../../words.ts';

export default {
  identity: 'Name und Logos',
  name: 'Name des Produkts',
  nameHint: 'Erscheint in der Seitenleiste, in Titeln und in E-Mails. Wenn leer, erscheint {{usual}}.',
  company_logo: {
    label: 'Logo',
    hint: 'Ersetzt das Zeichen in der Seitenleiste und auf der Anmeldeseite.',
  },
  company_jumbo_logo: {
    label: 'Großes Logo',
    hint: 'Öffnet ein Band in Ihrer Farbe über dem Dashboard.',
  },
  drop: 'Bild hier ablegen oder auswählen',
  kinds: 'PNG, JPEG oder WebP, bis 1 MB',
  refused: '{{name}} ist kein PNG, JPEG oder WebP bis 1 MB',
  colors: 'Farben',
  theme: 'Eigene Farben verwenden',
  themeHint: 'Ausgeschaltet sehen alle die Farben des Produkts; Ihre bleiben gespeichert.',
  custom_color_primary: 'Primär: Schaltflächen und Links',
  custom_color_background: 'Hintergrund: Seitenleiste und Kopfleiste',
  custom_color_secondary: 'Sekundär: Markierungen und Zeichen',
  notColor: 'Geben Sie eine Farbe wie #0f7a5c an',
  guard: 'Kontrast',
  primaryDarkened:
    'Weißer Text auf {{color}} hätte nur einen Kontrast von {{asked}}:1. Schaltflächen nutzen stattdessen {{used}} mit {{ratio}}:1.',
  primaryKept: 'Weißer Text auf Schaltflächen in {{color}}: {{ratio}}:1.',
  chromeMoved:
    'Wörter auf {{color}} hätten nur einen Kontrast von {{asked}}:1. Die Leisten nutzen stattdessen {{used}} mit {{ratio}}:1.',
  chromeKept: 'Leiseste Wörter der Seitenleiste auf {{color}}: {{ratio}}:1.',
  texts: 'Texte',
  country: 'Land Ihrer Leser',
  countryHint:
    'Entscheidet zum Beispiel zwischen Deutsch für Deutschland und die Schweiz, wo weder Markenstimme noch Website es vorgeben.',
  noCountry: 'Kein Land',
  areas: 'Was die Personen sehen',
  hide_generic_task_assignment: 'Aufgabenzuweisung ausblenden',
  hide_audience: 'Zielgruppenkampagnen ausblenden',
  hide_translations: 'Übersetzungsmanager ausblenden',
  reports_by_person: 'Personen in Berichten namentlich zeigen',
  guest_codes: 'Gäste bestätigen Entscheidungen mit einem Code per E-Mail',
  preview: 'Vorschau',
  light: 'Hell',
  dark: 'Dunkel',
  undo: 'Änderungen verwerfen',
  unsaved: 'Nach dem Speichern sehen es alle im Konto sofort.',
  saturation: 'Sättigung und Helligkeit',
  hue: 'Farbton',
} satisfies Words<typeof english>;
