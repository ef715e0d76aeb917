import type english from '../../en/interface/status.ts';
import type { Words } from '../../words.ts';

export default {
  ready: 'Pronto',
  progress: 'Em andamento',
  hold: 'Em espera',
  failed: 'Falhou',
  cancelled: 'Cancelado',
} satisfies Words<typeof english>;
