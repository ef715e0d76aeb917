// What the readability checker says.
export default {
  readingLevels: {
    very_easy: 'very easy',
    easy: 'easy',
    fairly_easy: 'fairly easy',
    plain: 'plain',
    fairly_hard: 'fairly difficult',
    hard: 'difficult',
    very_hard: 'very difficult',
  },
  remarks: {
    formula_words: '{written} (ASL = words per sentence, ASW = syllables per word; {source})',
    formula_letters: '{written} (S = sentences, L = letters, W = words; {source})',
    goal_met: '{index} of 100: suits these readers (from {goal}).',
    goal_missed: '{index} of 100: too hard for these readers; aim for at least {goal}.',
    too_short: 'The formula was made for texts of 100 words and more; with {words} words take the figure as a hint.',
    fix_longest: 'Split the longest sentence ({words} words): “{text}”',
    fix_average: 'Shorten the sentences: {average} words on average; 15 to 20 read well.',
    fix_words: 'Look for shorter words instead of: {list}.',
    long_sentence: 'more than {limit} words',
    many_hard_words: '{count} words of {syllables} or more syllables',
  },
};
