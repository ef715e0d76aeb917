import type english from '../../en/interface-writing/score.ts';
import type { Words } from '../../words.ts';

export default {
  version: 'Puntuación {{score}}',
  versionEarlier: 'Puntuación {{score}}, con reglas anteriores',
} satisfies Words<typeof english>;
