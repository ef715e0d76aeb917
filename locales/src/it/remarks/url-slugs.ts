import type english from '../../en/remarks/url-slugs.ts';
import type { Words } from '../../words.ts';

export default {
  no_letters: 'Nessuna lettera scrivibile da a a z; scegli tu uno slug.',
  word_too_long: 'Già la prima parola supera i {limit} caratteri; le parole non vengono mai tagliate.',
  shortened: 'Accorciato: parole finali omesse: {count}.',
  too_many: 'Sono stati considerati solo i primi {limit} titoli su {count}.',
} satisfies Words<typeof english>;
