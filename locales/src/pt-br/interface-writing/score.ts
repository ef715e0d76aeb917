import type english from '../../en/interface-writing/score.ts';
import type { Words } from '../../words.ts';

export default {
  version: 'Pontuação {{score}}',
  versionEarlier: 'Pontuação {{score}}, por regras anteriores',
} satisfies Words<typeof english>;
