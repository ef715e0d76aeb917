import type en from '../en/audit.ts';

export default {
  search: 'Rechercher des noms',
  act: 'Action',
  anyAct: 'Toutes les actions',
  person: 'Personne',
  anybody: 'Tout le monde',
  from: 'À partir du',
  to: 'Jusqu’au',
  clear: 'Effacer les filtres',
  none: 'Aucune entrée correspondante',
  as: '{{actor}} en tant que {{person}}',
  platform: 'La plateforme',
  exportCsv: 'Exporter en CSV',
} satisfies typeof en;
