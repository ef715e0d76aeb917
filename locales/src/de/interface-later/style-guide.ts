import type english from '../../en/interface-later/style-guide.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Styleguide',
  areas: { components: 'Komponenten', forms: 'Formulare', 'table-list': 'Tabellen', pages: 'Seiten' },
  components: {
    buttons: {
      name: 'Schaltflächen',
      lead: 'Schaltflächen, Badges, Kacheln und Tabs in jedem Zustand, gezeichnet vom ausgelieferten Code.',
    },
    'grid-system': { name: 'Raster', lead: 'Zwölf Spalten, der Rahmen einer Seite und ihr Kopf.' },
    panels: { name: 'Panels', lead: 'Panels, Zeilen, Fakten, Kennzahlen und Blätter.' },
    'sweet-alert': { name: 'Sweet Alert', lead: 'Rückfragen, bevor etwas verloren geht, Dialoge und Seitenleisten.' },
    notifications: { name: 'Benachrichtigungen', lead: 'Toasts, Fortschritt und Bewertungen.' },
    icons: { name: 'Icons', lead: 'Jedes Icon eines Werkzeugs mit seinem Namen.' },
    typography: { name: 'Typografie', lead: 'Schrift, Abstände und Farben mit dem in diesem Browser gemessenen Kontrast.' },
  },
  forms: {
    regular: { name: 'Standard', lead: 'Jede Art von Feld, die ein Werkzeug abfragen kann.' },
    extended: { name: 'Erweitert', lead: 'Dateien, Tags, Quellen und Zeiträume.' },
    validation: { name: 'Validierung', lead: 'Alle Fehler auf einmal unter ihren Feldern, und jede Meldung des Produkts.' },
    wizard: {
      name: 'Assistent',
      lead: 'Ein Auftrag in Schritten: Balken mit Namen, vorgeschlagene Überschriften, unten der Preis.',
    },
  },
  tableList: {
    regular: { name: 'Standard', lead: 'Tabellen und Zeilen.' },
    extended: { name: 'Erweitert', lead: 'Gruppen, eine Auswahl und was man damit tun kann.' },
    paginated: { name: 'Seitenweise', lead: 'Die Liste mit Seitennavigation; leer, ladend und fehlgeschlagen.' },
  },
  pages: {
    user: { name: 'Benutzer', lead: 'Ihr Profil.' },
    pricing: { name: 'Preise', lead: 'Was jedes Werkzeug kostet.' },
    timeline: { name: 'Verlauf', lead: 'Was Sie getan haben, das Neueste zuerst.' },
    empty: { name: 'Leer und Fehler', lead: 'Ganze Seiten, wenn es nichts zu zeigen gibt oder etwas fehlgeschlagen ist.' },
    rtl: { name: 'Von rechts nach links', lead: 'Der Rahmen und seine Seiten gespiegelt.' },
  },
  head: {
    scheme: 'Farbschema',
    light: 'Hell',
    dark: 'Dunkel',
    both: 'Beide',
    device: 'Bildschirm',
    desk: 'Desktop',
    phone: 'Smartphone',
    direction: 'Leserichtung',
    ltr: 'LTR',
    rtl: 'RTL',
    brand: 'Marke: {{name}}',
    brandLabel: 'Markenfarben',
    ownBrand: 'Ihr Unternehmen',
    ownColors: 'Eigene Farben',
  },
  acts: {
    none: 'Noch nichts. Was Sie im Unternehmen ändern, erscheint hier.',
    failed: 'Ihre Aktivitäten konnten nicht geladen werden',
  },
} satisfies Words<typeof english>;
