import type english from '../../en/remarks/readability.ts';
import type { Words } from '../../words.ts';

export default {
  readingLevels: {
    very_easy: 'molto facile',
    easy: 'facile',
    fairly_easy: 'abbastanza facile',
    plain: 'di media difficoltà',
    fairly_hard: 'abbastanza difficile',
    hard: 'difficile',
    very_hard: 'molto difficile',
  },
  remarks: {
    formula_words: '{written} (ASL = parole per frase, ASW = sillabe per parola; {source})',
    formula_letters: '{written} (S = frasi, L = lettere, W = parole; {source})',
    goal_met: '{index} su 100: adatto a questi lettori (da {goal} in su).',
    goal_missed: '{index} su 100: troppo difficile per questi lettori; punta almeno a {goal}.',
    too_short: 'La formula è pensata per testi di almeno 100 parole; con {words} parole il valore è solo indicativo.',
    fix_longest: 'Dividi la frase più lunga ({words} parole): «{text}»',
    fix_average: 'Accorcia le frasi: in media {average} parole; da 15 a 20 si leggono bene.',
    fix_words: 'Cerca parole più brevi al posto di: {list}.',
    long_sentence: 'più di {limit} parole',
    many_hard_words: '{count} parole di {syllables} o più sillabe',
  },
} satisfies Words<typeof english>;
