import type english from '../../en/interface-writing/score.ts';
import type { Words } from '../../words.ts';

export default {
  version: 'Score {{score}}',
  versionEarlier: 'Score {{score}}, selon des règles antérieures',
} satisfies Words<typeof english>;
