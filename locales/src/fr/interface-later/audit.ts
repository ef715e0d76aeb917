import type english from '../../en/interface-later/audit.ts';
import type { Words } from '../../words.ts';

export default {
  search: 'Rechercher des noms',
  act: 'Action',
  anyAct: 'Toutes les actions',
  person: 'Personne',
  anybody: 'Tout le monde',
  from: 'Du',
  to: 'Au',
  clear: 'Effacer les filtres',
  none: 'Aucune entrée correspondante',
  as: '{{actor}} en tant que {{person}}',
  platform: 'La plateforme',
  exportCsv: 'Exporter en CSV',
} satisfies Words<typeof english>;
