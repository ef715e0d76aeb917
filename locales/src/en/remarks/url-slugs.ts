// What the generator of URL slugs says.
export default {
  no_letters: 'No letters that can be written in a to z; choose a slug yourself.',
  word_too_long: 'The first word alone has more than {limit} characters; words are never cut.',
  shortened: 'Shortened; words left out at the end: {count}.',
  too_many: 'Only the first {limit} of {count} titles were taken.',
};
