import type english from '../../en/interface/fields.ts';
import type { Words } from '../../words.ts';

export default {
  table: 'Tabella',
} satisfies Words<typeof english>;
