import type english from '../../en/remarks/readability.ts';
import type { Words } from '../../words.ts';

export default {
  readingLevels: {
    very_easy: 'muito fácil',
    easy: 'fácil',
    fairly_easy: 'razoavelmente fácil',
    plain: 'padrão',
    fairly_hard: 'razoavelmente difícil',
    hard: 'difícil',
    very_hard: 'muito difícil',
  },
  remarks: {
    formula_words: '{written} (ASL = palavras por frase, ASW = sílabas por palavra; {source})',
    formula_letters: '{written} (S = frases, L = letras, W = palavras; {source})',
    goal_met: '{index} de 100: adequado para esses leitores (a partir de {goal}).',
    goal_missed: '{index} de 100: difícil demais para esses leitores; busque pelo menos {goal}.',
    too_short: 'A fórmula foi feita para textos de 100 palavras ou mais; com {words} palavras o valor é só um indício.',
    fix_longest: 'Divida a frase mais longa ({words} palavras): “{text}”',
    fix_average: 'Encurte as frases: {average} palavras em média; de 15 a 20 a leitura flui.',
    fix_words: 'Procure palavras mais curtas em vez de: {list}.',
    long_sentence: 'mais de {limit} palavras',
    many_hard_words: '{count} palavras de {syllables} ou mais sílabas',
  },
} satisfies Words<typeof english>;
