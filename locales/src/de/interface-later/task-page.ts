import type english from '../../en/interface-later/task-page.ts';
import type { Words } from '../../words.ts';

export default {
  parts: 'Teile der Aufgabe',
  tabs: {
    brief: 'Briefing',
    content: 'Inhalt',
    links: 'Links',
    history: 'Verlauf',
  },
  noBrief: 'Noch hat niemand diese Aufgabe beschrieben.',
  toolGets: 'Was das Tool bekommt',
  requestType: 'Art der Anfrage',
  requestTypes: {
    new: 'Neu',
    add: 'Ergänzen',
    rewrite: 'Umschreiben',
    edit: 'Bearbeiten',
  },
  type: 'Typ',
  types: {
    ai: 'KI',
    manual: 'Manuell/BAU',
  },
  language: 'Sprache',
  length: 'Länge',
  words: '{{count}} Wörter',
  category: 'Kategorie',
  linkedKeywords: 'Verlinkte Keywords',
  softKeywords: 'Weiche Keywords',
  headings: 'H2-Überschriften',
  links: 'Links dieses Textes',
  noLinks: 'Im Text sind keine Links.',
  brokenLinks:
    'Defekte Links: {{count}}. Das Dokument wird erst veröffentlicht, wenn sie korrigiert, entfernt oder akzeptiert sind.',
  checkLinks: 'Alle prüfen',
  wanted: 'Vom Briefing gewünscht',
  isThere: 'vorhanden',
  isMissing: 'noch nicht im Text',
  pageOf: 'Seite der Aufgabe „{{title}}“',
  waivedBy: 'Akzeptiert von {{name}}',
  waive: 'Defekten Link akzeptieren',
  linkStates: {
    ok: 'OK',
    broken: 'Defekt',
    unclear: 'Unklar',
    not_live: 'Noch nicht online',
    waived: 'Akzeptiert',
    unchecked: 'Nicht geprüft',
  },
  recordPdf: 'Freigabeprotokoll (PDF)',
  recordJson: 'Freigabeprotokoll (JSON)',
} satisfies Words<typeof english>;
