import type english from '../../en/lexicon/other-amounts.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:um[a]? nov[oa]|substitu\p{L}+|quebr\p{L}+|estrag\p{L}+|roubad[oa]s?|arrecad\p{L}+|doaç\p{L}+|doad[oa]s?|meta|orçamento|multa|salário|faturamento|investid[oa]s?)(?!\p{L})/iu satisfies Words<
  typeof english
>;
