import type english from '../../en/lexicon/property-terms.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:condomínio (?:R\$|de|\d)|IPTU|taxas?|caução|fiador|depósito|mínim[oa]|não|sem animais|(?:a|para|por) reformar|disponível (?:a partir|em|de)|comissão|corretagem)/iu satisfies ShapeOf<
  typeof english
>;
