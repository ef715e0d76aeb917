import type english from '../../en/remarks/url-slugs.ts';
import type { Words } from '../../words.ts';

export default {
  no_letters: 'Nenhuma letra que possa ser escrita de a a z; escolha um slug.',
  word_too_long: 'Só a primeira palavra já passa de {limit} caracteres; palavras nunca são cortadas.',
  shortened: 'Encurtado: palavras omitidas no fim: {count}.',
  too_many: 'Só os primeiros {limit} de {count} títulos foram considerados.',
} satisfies Words<typeof english>;
