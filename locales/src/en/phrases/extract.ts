// The note at the head of an extract.
/** Identifies the text as an extract. */
const text: string =
  'This is an extract, not a text of your own: every quotation stands word for word in the source whose number follows it. Publish it only as a quotation, or rewrite it.';

export default text;
