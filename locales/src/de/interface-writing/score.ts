import type english from '../../en/interface-writing/score.ts';
import type { Words } from '../../words.ts';

export default {
  version: 'Bewertung {{score}}',
  versionEarlier: 'Bewertung {{score}}, nach früheren Regeln',
} satisfies Words<typeof english>;
