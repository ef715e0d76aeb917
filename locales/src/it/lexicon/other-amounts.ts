import type english from '../../en/lexicon/other-amounts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  other:
    /(?<!\p{L})(?:l[’']anno scorso|si è trasferit[oa]|comprò|ha comprato|venduto|uno nuovo|una nuova|sostitu\p{L}+|rott[oaie]|guast[oaie]|rubat[oaie]|raccogl\p{L}+|raccolt[oaie]|donazion[ei]|donator\p{L}+|donat[oaie]|obiettivo|budget|multa|stipendio|fatturato|investit[oaie])(?!\p{L})/iu,
  costs: /(?<!\p{L})(?:costa|costano|prezz[oi]|tariff[ae]|quota|a (?:persona|notte|testa)|al mese|all[’']ora)(?!\p{L})/iu,
  free: /(?:ingresso (?:è )?(?:libero|gratuito)|gratis|gratuit[oai])(?!\p{L})/iu,
  people: /(?<!\p{L})(?:persone|partecipanti|ospiti|iscritti)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
