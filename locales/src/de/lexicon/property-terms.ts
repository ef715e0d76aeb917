import type english from '../../en/lexicon/property-terms.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?:(?<!\p{L})(?:\p{L}*kosten|\p{L}*kaution|\p{L}*hausgeld|\p{L}*provision\p{L}*|\p{L}*courtage|Gebühr\p{L}*|Grundsteuer|frei ab|verfügbar ab|bezugsfrei|Mindest\p{L}*|keine?|nicht|Haustiere?|Hunde?|zu (?:renovieren|sanieren|erneuern)|muss)(?!\p{L})|bedürftig|nach Absprache)/iu satisfies ShapeOf<
  typeof english
>;
