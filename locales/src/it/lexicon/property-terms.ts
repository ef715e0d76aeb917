import type english from '../../en/lexicon/property-terms.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default /(?<!\p{L})(?:cauzione|deposito cauzionale|spese|IMU|tass[ae]|provvigion[ei]|minim[oa]|non|niente|no (?:animali|fumatori)|da (?:rifare|ristrutturare|sistemare|ammodernare)|(?:liber[oa]|disponibile) dal?|commission[ei])(?!\p{L})/iu satisfies ShapeOf<
  typeof english
>;
