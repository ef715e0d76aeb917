import type english from '../../en/lexicon/property-terms.ts';
import type { Words } from '../../words.ts';

export default /(?:(?<!\p{L})(?:Nebenkosten|Kaution|Kosten|Hausgeld|Provision\p{L}*|Courtage|Grundsteuer|frei ab|verfügbar ab|bezugsfrei|Mindest\p{L}*|keine?|nicht|Haustiere?|Hunde?|zu (?:renovieren|sanieren|erneuern)|muss)(?!\p{L})|bedürftig|nach Absprache)/iu satisfies Words<
  typeof english
>;
