export default {
  no_pairs: 'No question with an answer was found.',
  no_question: 'Pair {number}: the question is empty; left out.',
  no_answer: 'Pair {number}: “{question}” has no answer; left out.',
  duplicate: 'Pair {number}: “{question}” was asked before; left out.',
  markup: 'Pair {number}: these tags are not permitted and were taken out: {list}.',
  must_be_visible: 'The same questions and answers must be visible on the page.',
  rarely_shown:
    'Since August 2023 Google shows FAQ results almost only for government and health sites; the mark-up stays valid for other readers.',
};
