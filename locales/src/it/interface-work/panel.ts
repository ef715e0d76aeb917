import type english from '../../en/interface-work/panel.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Impossibile caricare questi dati',
  sections: {
    models: 'Modelli',
    prices: 'Prezzi dei modelli',
    usage: 'Utilizzo',
    credits: 'Crediti',
    seats: 'Posti',
    notifications: 'Notifiche',
    people: 'Persone',
    platform: 'Piattaforma',
    branding: 'Marchio',
    audit: 'Registro',
    tools: 'Strumenti su misura',
  },
  people: { none: 'Nessuno trovato' },
} satisfies Words<typeof english>;
