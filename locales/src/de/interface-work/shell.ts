import type english from '../../en/interface-work/shell.ts';
import type { Words } from '../../words.ts';

export default {
  breadcrumbs: 'Brotkrumen',
  bulkOrders: 'Ihre Sammelaufträge',
  examples: 'Beispiele',
  pricing: 'Was es kostet',
  noToolFound: 'Kein Werkzeug heißt so.',
  palette: {
    recent: 'Zuletzt verwendet',
    pages: 'Seiten',
    commands: 'Befehle',
    best: 'Beste Treffer',
    others: 'Auch erwähnt in',
    page: 'Seite',
    command: 'Befehl',
    nothing: 'Keine Ergebnisse',
  },
  keys: {
    toolPicker: 'Werkzeug finden',
    sidebar: 'Seitenleiste',
    dark: 'Dunkelmodus',
    search: 'Auf dieser Seite suchen',
    new: 'Neues Dokument',
    submit: 'Formular absenden',
    save: 'Version speichern',
    close: 'Offenes schließen',
    help: 'Diese Liste',
  },
} satisfies Words<typeof english>;
