import type english from '../../en/lexicon/property-terms.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:taxes?|charges|dépôt de garantie|caution|honoraires|frais|minim(?:um|ale?)|pas d[e’']|non|interdit\p{L}*|à (?:rénover|refaire|rafraîchir|prévoir)|(?:libre|disponible) (?:à partir|dès|le)|commission)(?!\p{L})/iu satisfies ShapeOf<
  typeof english
>;
