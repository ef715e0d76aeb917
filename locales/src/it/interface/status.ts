import type english from '../../en/interface/status.ts';
import type { Words } from '../../words.ts';

export default {
  ready: 'Pronto',
  progress: 'In corso',
  hold: 'In attesa',
  failed: 'Non riuscito',
  cancelled: 'Annullato',
} satisfies Words<typeof english>;
