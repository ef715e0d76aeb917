import type english from '../../en/interface/status.ts';
import type { Words } from '../../words.ts';

export default {
  ready: 'Prêt',
  progress: 'En cours',
  hold: 'En attente',
  failed: 'Échec',
  cancelled: 'Annulé',
} satisfies Words<typeof english>;
