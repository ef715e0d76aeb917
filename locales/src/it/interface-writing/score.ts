import type english from '../../en/interface-writing/score.ts';
import type { Words } from '../../words.ts';

export default {
  version: 'Punteggio {{score}}',
  versionEarlier: 'Punteggio {{score}}, con regole precedenti',
} satisfies Words<typeof english>;
