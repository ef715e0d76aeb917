import type english from '../../en/interface/status.ts';
import type { Words } from '../../words.ts';

export default {
  ready: 'Fertig',
  progress: 'In Arbeit',
  hold: 'Angehalten',
  failed: 'Fehlgeschlagen',
} satisfies Words<typeof english>;
