import type english from '../../en/messages/rewrites.ts';
import type { Words } from '../../words.ts';

export default {
  rewrite_needs_model: 'Dafür ist ein Modell nötig: Der eingebaute Composer ändert nur, was ohne Erfinden geht',
  too_many_rewrites: 'Bitte warten, bis eine der laufenden Umschreibungen fertig ist',
} satisfies Words<typeof english>;
