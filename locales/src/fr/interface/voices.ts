import type english from '../../en/interface/voices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Voix de marque',
} satisfies Words<typeof english>;
