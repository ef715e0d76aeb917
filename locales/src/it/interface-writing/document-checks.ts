import type english from '../../en/interface-writing/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Non nelle tue fonti',
  lead: 'Né i tuoi dati né le tue fonti contengono queste informazioni. Verificale una per una prima di usare il testo.',
  none: 'Nessuna cifra, nome, data, certificato o link senza fonte.',
  failed: 'Impossibile caricare le verifiche',
  show: 'Mostra nel testo',
  confirm: 'Conferma',
  confirmLabel: 'Conferma {{claim}}',
  ordered: 'Come ordinato',
  kinds: {
    figure: 'Cifra',
    date: 'Data',
    name: 'Nome',
    certificate: 'Certificato o premio',
    link: 'Link',
  },
  checks: {
    length: {
      met: '{{came}} parole, {{asked}} ordinate',
      unmet: '{{came}} parole, {{asked}} ordinate',
    },
    amount: {
      met: '{{came}} elementi su {{asked}}',
      unmet: '{{came}} elementi su {{asked}}',
    },
    language: {
      met: 'Lingua: {{asked}}',
      unmet: 'Sembra {{came}}, ordinato in {{asked}}',
    },
    placeholders: {
      met: 'Nessun segnaposto rimasto',
      unmet: 'Segnaposto da completare',
    },
    headings: {
      met: 'Titoli confermati presenti e in ordine',
      unmet: 'Titoli confermati mancanti o fuori ordine',
    },
    voice: {
      met: 'Rispetta le regole lessicali della voce del marchio',
      unmet: 'Viola le regole lessicali della voce del marchio',
    },
    competitors: {
      met: 'Nessun concorrente citato',
      unmet: 'Concorrenti citati',
    },
  },
  opinion: {
    title: 'Secondo parere',
    lead: 'Un modello legge il testo secondo i criteri del suo genere ed elenca ciò che è sbagliato o dubbio. Non modifica nulla.',
    of: 'Versione {{version}}, letta da {{model}}, {{at}}',
    none: 'Nessuna osservazione.',
    ask: 'Chiedi un secondo parere',
    askAnother: 'Chiedi un altro parere',
    price: '{{credits}}, letto da {{model}}',
    reading: 'Lettura del testo…',
    topics: {
      facts: 'Fatti',
      limits: 'Limiti',
      voice: 'Voce',
      purpose: 'Scopo',
      language: 'Lingua',
    },
  },
} satisfies Words<typeof english>;
