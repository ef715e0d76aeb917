import type english from '../../en/interface-work/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Sei sicuro?',
  text: 'Non potrai annullare questa operazione!',
  keep: 'Conserva',
  unsaved: 'Quanto inserito in “{{title}}” non è salvato.',
  discard: 'Annulla le modifiche',
} satisfies Words<typeof english>;
