import type english from '../../en/lexicon/other-amounts.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:un[oa]? nuev[oa]|sustitu\p{L}+|reemplaz\p{L}+|romp\p{L}+|rot[oa]s?|averi\p{L}+|robad[oa]s?|recaud\p{L}+|donaci\p{L}+|donad[oa]s?|objetivo|presupuesto|multa|salario|facturación|invertid[oa]s?)(?!\p{L})/iu satisfies Words<
  typeof english
>;
