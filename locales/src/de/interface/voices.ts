import type english from '../../en/interface/voices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Markenstimmen',
} satisfies Words<typeof english>;
