import type english from '../../en/interface-work/shell.ts';
import type { Words } from '../../words.ts';

export default {
  breadcrumbs: 'Percorso',
  bulkOrders: 'I tuoi ordini multipli',
  examples: 'Esempi',
  pricing: 'Quanto costa',
  noToolFound: 'Nessuno strumento ha questo nome.',
  palette: {
    recent: 'Recenti',
    pages: 'Pagine',
    commands: 'Comandi',
    best: 'Risultati migliori',
    others: 'Citato anche in',
    page: 'Pagina',
    command: 'Comando',
    nothing: 'Nessun risultato',
  },
  keys: {
    toolPicker: 'Trova uno strumento',
    sidebar: 'Barra laterale',
    dark: 'Modalità scura',
    search: 'Cerca in questa pagina',
    new: 'Nuovo documento',
    submit: 'Invia il modulo',
    save: 'Salva una versione',
    close: 'Chiudi ciò che è aperto',
    help: 'Questo elenco',
  },
} satisfies Words<typeof english>;
