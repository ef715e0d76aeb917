import type english from '../../en/lexicon/other-amounts.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:uno nuovo|una nuova|sostitu\p{L}+|rott[oaie]|guast[oaie]|rubat[oaie]|raccogl\p{L}+|raccolt[oaie]|donazion[ei]|donat[oaie]|obiettivo|budget|multa|stipendio|fatturato|investit[oaie])(?!\p{L})/iu satisfies Words<
  typeof english
>;
