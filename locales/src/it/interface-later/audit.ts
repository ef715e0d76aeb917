import type english from '../../en/interface-later/audit.ts';
import type { Words } from '../../words.ts';

export default {
  search: 'Cerca nomi',
  act: 'Azione',
  anyAct: 'Tutte le azioni',
  person: 'Persona',
  anybody: 'Tutti',
  from: 'Dal',
  to: 'Al',
  clear: 'Azzera i filtri',
  none: 'Nessuna voce corrispondente',
  as: '{{actor}} come {{person}}',
  platform: 'La piattaforma',
  exportCsv: 'Esporta in CSV',
} satisfies Words<typeof english>;
