import type english from '../../en/lexicon/search-intent.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  transactional:
    'kaufen preis preise günstig bestellen shop angebot angebote rabatt gutschein lieferung mieten buchen kosten online förderung förderungen zuschuss zuschüsse finanzierung bestpreis preisvergleich',
  commercial:
    'beste bester bestes besten top vs vergleich vergleichen test tests bewertung bewertungen alternative alternativen erfahrungen testsieger',
  informational: 'wie was warum wann wer wo anleitung ideen tipps bedeutung beispiele definition selber selbst ratgeber',
  navigational: 'login anmelden website kontakt konto öffnungszeiten adresse offiziell support telefon',
} satisfies ShapeOf<typeof english>;
