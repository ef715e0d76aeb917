// What the audit of a page says of its score.
const text: string =
  '{reached} of {total} points over {count} checks that apply to this page. A pass counts whole, a warning half, a failure nothing. Scripts were not run; links tried out: {links}.';

export default text;
