import type english from '../../en/interface-work/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Sind Sie sicher?',
  text: 'Das lässt sich nicht rückgängig machen!',
  keep: 'Behalten',
  unsaved: 'Was Sie in „{{title}}“ eingegeben haben, ist nicht gespeichert.',
  discard: 'Änderungen verwerfen',
} satisfies Words<typeof english>;
