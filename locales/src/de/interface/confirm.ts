import type english from '../../en/interface/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Sind Sie sicher?',
  text: 'Das lässt sich nicht rückgängig machen!',
  keep: 'Behalten',
} satisfies Words<typeof english>;
