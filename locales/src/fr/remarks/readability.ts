import type english from '../../en/remarks/readability.ts';
import type { Words } from '../../words.ts';

export default {
  readingLevels: {
    very_easy: 'très facile',
    easy: 'facile',
    fairly_easy: 'assez facile',
    plain: 'standard',
    fairly_hard: 'assez difficile',
    hard: 'difficile',
    very_hard: 'très difficile',
  },
  remarks: {
    formula_words: '{written} (ASL = mots par phrase, ASW = syllabes par mot ; {source})',
    formula_letters: '{written} (S = phrases, L = lettres, W = mots ; {source})',
    goal_met: '{index} sur 100 : convient à ces lecteurs (à partir de {goal}).',
    goal_missed: '{index} sur 100 : trop difficile pour ces lecteurs ; visez au moins {goal}.',
    too_short: 'La formule est faite pour des textes de 100 mots et plus ; avec {words} mots, la valeur reste indicative.',
    fix_longest: 'Coupez la phrase la plus longue ({words} mots) : « {text} »',
    fix_average: 'Raccourcissez les phrases : {average} mots en moyenne ; 15 à 20 se lisent bien.',
    fix_words: 'Cherchez des mots plus courts à la place de : {list}.',
    long_sentence: 'plus de {limit} mots',
    many_hard_words: '{count} mots de {syllables} syllabes ou plus',
  },
} satisfies Words<typeof english>;
