import type english from '../../en/remarks/url-slugs.ts';
import type { Words } from '../../words.ts';

export default {
  no_letters: 'Keine Buchstaben, die sich mit a bis z schreiben lassen; wählen Sie selbst einen Slug.',
  word_too_long: 'Schon das erste Wort hat mehr als {limit} Zeichen; Wörter werden nie zerschnitten.',
  shortened: 'Gekürzt: am Ende weggelassene Wörter: {count}.',
  too_many: 'Nur die ersten {limit} von {count} Titeln wurden übernommen.',
} satisfies Words<typeof english>;
