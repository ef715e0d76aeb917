import type english from '../../en/interface/voices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Voces de marca',
} satisfies Words<typeof english>;
