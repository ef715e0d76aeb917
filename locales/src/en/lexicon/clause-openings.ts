// Words that open a clause or a phrase, before which a text may be cut.
const text: string =
  'and or with without for from until till by because while which who where when after before during since so if than through via at in on';

export default text;
