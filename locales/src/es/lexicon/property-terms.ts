import type english from '../../en/lexicon/property-terms.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:fianza|gastos|IBI|impuestos?|tasas?|honorarios|mínim[oa]|no|sin (?:mascotas|animales)|(?:a|para|por) reformar|disponible (?:desde|a partir|el)|comisión|comunidad \d)(?!\p{L})/iu satisfies ShapeOf<
  typeof english
>;
