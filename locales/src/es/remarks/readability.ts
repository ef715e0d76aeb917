import type english from '../../en/remarks/readability.ts';
import type { Words } from '../../words.ts';

export default {
  readingLevels: {
    very_easy: 'muy fácil',
    easy: 'fácil',
    fairly_easy: 'bastante fácil',
    plain: 'normal',
    fairly_hard: 'algo difícil',
    hard: 'difícil',
    very_hard: 'muy difícil',
  },
  remarks: {
    formula_words: '{written} (ASL = palabras por frase, ASW = sílabas por palabra; {source})',
    formula_letters: '{written} (S = frases, L = letras, W = palabras; {source})',
    goal_met: '{index} de 100: adecuado para estos lectores (a partir de {goal}).',
    goal_missed: '{index} de 100: demasiado difícil para estos lectores; apunta al menos a {goal}.',
    too_short: 'La fórmula se hizo para textos de 100 palabras o más; con {words} palabras el valor es solo orientativo.',
    fix_longest: 'Divide la frase más larga ({words} palabras): «{text}»',
    fix_average: 'Acorta las frases: {average} palabras de media; entre 15 y 20 se leen bien.',
    fix_words: 'Busca palabras más cortas en lugar de: {list}.',
    long_sentence: 'más de {limit} palabras',
    many_hard_words: '{count} palabras de {syllables} o más sílabas',
  },
} satisfies Words<typeof english>;
