import type english from '../../en/interface/voices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Voci del marchio',
} satisfies Words<typeof english>;
