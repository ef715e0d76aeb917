import type english from '../../en/interface/status.ts';
import type { Words } from '../../words.ts';

export default {
  ready: 'Listo',
  progress: 'En curso',
  hold: 'En espera',
  failed: 'Fallido',
  cancelled: 'Cancelado',
} satisfies Words<typeof english>;
