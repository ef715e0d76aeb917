import type english from '../../en/interface/status.ts';
import type { Words } from '../../words.ts';

export default {
  ready: 'Fertig',
  progress: 'In Arbeit',
  hold: 'Angehalten',
  failed: 'Fehlgeschlagen',
  cancelled: 'Storniert',
} satisfies Words<typeof english>;
