// Words of headings that say nothing of the subject.
const text: string =
  'guide tips ways step steps best basics overview introduction important importance matters matter essential essentials choose choosing decide decides win start key right glance explained examples example mistakes common advantages benefits questions need know take takes get make';

export default text;
