// The most frequent words, by which the language of a text is known.
const text: string =
  'the of and to in is that for are with as was on it be this by an at from have has or not which their they can but its more will when you your we if than these';

export default text;
