import type english from '../../en/lexicon/other-amounts.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:neue[rs]? (?:kostet|kommt)|Ersatz (?:kostet|für)|kaputt|defekt|beschädigt|gestohlen|Spende\p{L}*|gespendet|sammeln|gesammelt|Spendenziel|Budget|Bußgeld|Gehalt|Umsatz|investiert)(?!\p{L})/iu satisfies Words<
  typeof english
>;
