import type english from '../../en/interface-later/country-map.ts';
import type { Words } from '../../words.ts';

export default {
  hint: 'Usa i tasti freccia per passare da un paese all’altro, più e meno per lo zoom, Esc per annullare la selezione.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  failed: 'Impossibile caricare la mappa',
  failedLead: 'La tabella mostra gli stessi dati.',
} satisfies Words<typeof english>;
