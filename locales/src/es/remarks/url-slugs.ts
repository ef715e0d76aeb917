import type english from '../../en/remarks/url-slugs.ts';
import type { Words } from '../../words.ts';

export default {
  no_letters: 'No hay letras que puedan escribirse de la a a la z; elige tú un slug.',
  word_too_long: 'Ya la primera palabra supera los {limit} caracteres; las palabras nunca se cortan.',
  shortened: 'Acortado: palabras finales omitidas: {count}.',
  too_many: 'Solo se han tomado los primeros {limit} de {count} títulos.',
} satisfies Words<typeof english>;
