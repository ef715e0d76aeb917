import type english from '../../en/interface/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  workspace: 'Spazio di lavoro',
  change: 'Cambia spazio di lavoro',
  settings: 'Impostazioni dello spazio',
  all: 'Tutti gli spazi di lavoro',
  lost: 'Non fai più parte dello spazio di lavoro che avevi scelto. Scegline un altro.',
} satisfies Words<typeof english>;
