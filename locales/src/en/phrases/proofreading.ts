// Reasons of corrections, and decisions left to the author.
export default {
  commonError: 'A common misspelling.',
  capital: 'Nouns of this kind begin with a capital letter.',
  misspelt: 'Not in the dictionary, and only one word is one letter away.',
  accent: 'Not in the dictionary without its accents.',
  repeated: 'The word is there twice.',
  spaceBefore: 'No space before this mark.',
  spaceAfter: 'A space follows the comma.',
  doubledSpace: 'One space is enough.',
  doubledMark: 'One mark is enough.',
  sentenceStart: 'A sentence begins with a capital letter.',
  unknown: 'Not in the dictionary. Correct it, or leave it where it is a name or a term.',
  isRepeatable: 'The word is there twice. Is that meant?',
  unclosed: 'Opened and not closed.',
  other: 'Please check.',
  method:
    'Checked by dictionary and rules, without a model. What is certain is corrected, what needs a decision is listed under “Needs checking”. Style and the sense of a sentence are not judged.',
  tooMany: (count: number) => `Only the first ${count} corrections were made; correct the rest by ordering this text again.`,
};
