import type english from '../../en/remarks/url-slugs.ts';
import type { Words } from '../../words.ts';

export default {
  no_letters: 'Aucune lettre transcriptible de a à z ; choisissez vous-même un slug.',
  word_too_long: 'Le premier mot dépasse à lui seul {limit} caractères ; les mots ne sont jamais coupés.',
  shortened: 'Raccourci : mots omis à la fin : {count}.',
  too_many: 'Seuls les {limit} premiers titres sur {count} ont été pris.',
} satisfies Words<typeof english>;
