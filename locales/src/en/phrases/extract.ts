// What an extract says of itself at its head.
/** Says at the head of an extract what it is. */
const text: string =
  'This is an extract, not a text of your own: every quotation stands word for word in the source whose number follows it. Publish it only as a quotation, or rewrite it.';

export default text;
