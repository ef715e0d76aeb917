import type english from '../../en/remarks/readability.ts';
import type { Words } from '../../words.ts';

export default {
  readingLevels: {
    very_easy: 'sehr leicht',
    easy: 'leicht',
    fairly_easy: 'eher leicht',
    plain: 'mittel',
    fairly_hard: 'eher schwer',
    hard: 'schwer',
    very_hard: 'sehr schwer',
  },
  remarks: {
    formula_words: '{written} (ASL = Wörter je Satz, ASW = Silben je Wort; {source})',
    formula_letters: '{written} (S = Sätze, L = Buchstaben, W = Wörter; {source})',
    goal_met: '{index} von 100: passt für diese Leserschaft (ab {goal}).',
    goal_missed: '{index} von 100: für diese Leserschaft zu schwer; streben Sie mindestens {goal} an.',
    too_short: 'Die Formel gilt für Texte ab 100 Wörtern; bei {words} Wörtern ist der Wert nur ein Anhaltspunkt.',
    fix_longest: 'Teilen Sie den längsten Satz ({words} Wörter): „{text}“',
    fix_average: 'Kürzen Sie die Sätze: im Schnitt {average} Wörter; 15 bis 20 lesen sich gut.',
    fix_words: 'Suchen Sie kürzere Wörter statt: {list}.',
    long_sentence: 'mehr als {limit} Wörter',
    many_hard_words: '{count} Wörter mit {syllables} oder mehr Silben',
  },
} satisfies Words<typeof english>;
